/// <reference path="../daga-embed.d.ts" />

const game = /** @type {Daga.GameElement} */ (document.getElementById('game'));
const told = /** @type {HTMLElement} */ (document.getElementById('told'));

/** @param {string} id @param {() => Promise<unknown>} press */
function button(id, press) {
  document.getElementById(id)?.addEventListener('click', () =>
    press().catch((error) => {
      told.textContent = `${error.code}: ${error.message}`;
    }),
  );
}

button('new', () => game.newGame({ game: 'tihbat', players: 'two' }));
button('undo', () => game.undo());
button('dark', () => game.set({ look: 'dark' }));

game.addEventListener('daga-ready', ({ detail }) => {
  told.textContent = `Ready: ${detail.state.position}`;
});
game.addEventListener('daga-move', ({ detail }) => {
  told.textContent = `${detail.side} plays ${detail.pit} and captures ${detail.captured}.`;
});
game.addEventListener('daga-change', ({ detail }) => {
  told.textContent = `Move ${detail.state.ply} of ${detail.state.plies}.`;
});
game.addEventListener('daga-end', ({ detail }) => {
  const { south, north } = detail.totals;
  told.textContent = `The end: South ${south}, North ${north}.`;
});
game.addEventListener('daga-error', ({ detail }) => {
  told.textContent = `${detail.code}: ${detail.message}`;
});
