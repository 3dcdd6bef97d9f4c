//! Historic mancala games: the rules engine of Daga.
