/** The story and the rules of each game, in Croatian; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Modiar je dječja igra iz seoskih naselja oko Tangera, na sjeveru Maroka. Djevojčice i dječaci igraju ga na otvorenom. U tvrdoj zemlji iskopaju šest rupa, a kamenčići su šljunak ili oblutci iz rijeke. Ništa se ne mora kupiti.',
        'Kako se igra, ispričala je Loubna Charrabi iz sela Chrarba. Jordi Climent, koji skuplja igre te porodice, zapisao je igru u prosincu 2012. Koliko znamo, prije toga nije je zapisao nitko.',
      ],
      setup: 'Dva reda po tri rupe. Sedam kamenčića u svakoj rupi, ukupno četrdeset dva.',
      record: 'Tako stoji u zapisu iz 2012.',
      sources: [
        'Jordi Climent, prvi opis, prosinac 2012.; prema kazivanju Loubne Charrabi iz Chrarbe.',
        '„Modiar”, awale.info (na katalonskom).',
        '„Modiar”, Mancala World (na engleskom).',
      ],
    },
    tihbat: {
      story: [
        'Tihbat je dječja igra iz okolice Taourirta, na sjeveroistoku Maroka. Igraju ga djevojčice i dječaci. S ukupno četiri rupe jedna je od najmanjih ikad zapisanih igara svoje porodice.',
        'Zapisana je daleko od kuće. U veljači 2006. u Flixu, gradiću u Kataloniji, Lalo Kinast vidio je kako je igraju marokanska djeca. Pravila je poslao Víktoru Bautisti i Roci, koji skuplja igre te porodice.',
      ],
      setup: 'Dva reda po dvije rupe. Sedam žetona u svakoj rupi, ukupno dvadeset osam.',
      record: 'Tako stoji u zapisu iz 2006.',
      sources: [
        'Lalo Kinast, „Tihbat, manqala de 2×2”, poruka e-pošte Víktoru Bautisti i Roci, 15. veljače 2006., neobjavljeno.',
        '„Tihbat”, Mancala World (na engleskom).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III igra je oromskih pastira iz Welege, na zapadu Etiopije. Ploča se zove sadeqa, rupa mana, što znači kuća, a kamen daga. Po tom je kamenju ovaj program dobio ime.',
        'Richard Pankhurst, povjesničar koji je živio u Adis Abebi, zapisao ju je 1971. u zbirci od više od sto igara iz Etiopije i susjednih zemalja. Opisuje nekoliko igara koje se zovu sadeqa; u njegovoj je zbirci ova pod brojem 92.',
      ],
      setup: 'Dva reda po osam kuća. Šest kamenčića u svakoj kući, ukupno devedeset šest.',
      record: 'Tako stoji u Pankhurstovoj zbirci.',
      sources: [
        'Richard Pankhurst, „Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971., str. 154–206, igra 92.',
      ],
    },
    'sadeqa-game-91': {
      story: [
        'Igra 91 jest Sadeqa III s manje kamenčića: četiri u svakoj kući umjesto šest. I ona dolazi od Oroma iz Welege, na zapadu Etiopije. Ploča se zove sadeqa, rupa mana, što znači kuća, a kamen daga.',
        'Richard Pankhurst, povjesničar koji je živio u Adis Abebi, zapisao ju je 1971., odmah uz Sadequ III. U njegovoj je zbirci pod brojem 91, pa je tako i zovemo.',
      ],
      setup: 'Dva reda po osam kuća. Četiri kamenčića u svakoj kući, ukupno šezdeset četiri.',
      record: 'Tako stoji u Pankhurstovoj zbirci.',
      sources: [
        'Richard Pankhurst, „Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971., str. 154–206, igra 91.',
      ],
    },
  },
  common: {
    rows: 'Igrači sjede jedan nasuprot drugome, Jug dolje, a Sjever gore. Tvoj je onaj red koji ti je bliži.',
    way: 'Sije se suprotno od kazaljke na satu: svojim redom udesno, zatim drugim redom, i tako ukrug.',
    aim: 'Što se uzme, odlazi s ploče. Tko na kraju ima više, pobjeđuje.',
    first: 'Počinje Jug.',
    firstWhy: 'Zapisi ne kažu tko počinje. Dogovorite se ili izvucite ždrijeb.',
  },
  clauses: {
    M1: {
      title: 'Odaberi rupu',
      rule: 'Kad si na redu, odaberi rupu u svojem redu s najmanje dva kamenčića. Jedan jedini kamenčić mora ostati gdje jest.',
      watch: 'Jug želi pomaknuti jedini kamenčić iz b.',
    },
    M2: {
      title: 'Sijanje',
      rule: 'Uzmi sve kamenčiće iz rupe. Prvi vrati u istu rupu, a zatim stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Ako obiđeš cijeli krug, rupa iz koje si krenuo dobiva još jedan.',
      why: 'Zapis kaže da se prvi kamenčić vraća. Ne kaže što biva s velikom šakom kad obiđe krug; mi puštamo da puni svaku rupu, pa i prvu.',
      watch: 'Jug sije četiri kamenčića iz a: jedan ostaje u a, ostali idu u b, c i A.',
    },
    M3: {
      title: 'Uzimanje',
      rule: 'Ako ih s tvojim posljednjim kamenčićem u rupi bude točno dva, četiri ili šest, uzimaš ih sve. Nije važno čiji je to red.',
      watch: 'S posljednjim kamenčićem u b ih je četiri. Jug ih uzima.',
    },
    M4: {
      title: 'Uzimanje u lancu',
      rule: 'Zatim pogledaj rupu prije nje, na putu kojim si došao. Ako su u njoj dva, četiri ili šest, uzmi i njih, i idi dalje unatrag dok ne dođeš do rupe s drugim brojem. Lanac smije prijeći iz jednog reda u drugi, ali nikad ne obilazi ploču više od jednom.',
      why: 'Lanac je zapisan. Da smije proći i kroz rupu iz koje si krenuo, naša je odluka; zapis o tome šuti.',
      watch:
        'S posljednjim kamenčićem u A ih je šest. U rupi prije nje, c, četiri su. Jug uzima i jedne i druge.',
    },
    M5: {
      title: 'Prvi potez',
      rule: 'Prvi potez u igri ne uzima ništa.',
      watch: 'S posljednjim kamenčićem u a ih je dva, ali to je prvi potez u igri.',
    },
    M6: {
      title: 'Ostavi nešto',
      rule: 'Ne smiješ uzeti tako da u drugom redu ne ostane ni jedan kamenčić.',
      why: 'Zapis to zabranjuje. Jedan prikaz na katalonskom dodaje da igrač koji nema drugog poteza smije tako igrati, ali bez uzimanja; mi se držimo jednostavnog pravila.',
      watch: 'Iz c bi Jug uzeo posljednje kamenčiće iz reda Sjevera.',
    },
    M7: {
      title: 'Nahrani drugoga',
      rule: 'Ako je drugi red prazan, moraš igrati tako da onamo stignu kamenčići, ako možeš. Ako to ne postiže nijedan dopušten potez, igraj bilo koji dopušten.',
      why: 'Zapis kaže da moraš nahraniti drugoga ako si u stanju. Što biva ako nisi, naše je tumačenje.',
      watch: 'Sjever nema ništa. Iz a onamo ne bi stigao nijedan kamenčić, iz c bi jedan.',
    },
    M8: {
      title: 'Kraj',
      rule: 'Igra završava kad igrač koji je na redu nema dopuštenog poteza. Svatko uzima kamenčiće iz svojeg reda. Tko ima više, pobjeđuje; ako ih je jednako, neriješeno je.',
      watch: 'Jug uzima dva iz A. Sjever ima samo pojedinačne kamenčiće i ne može igrati.',
    },
    M9: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno kao već jednom prije, a na redu je isti igrač, igra završava. Kamenčići na ploči dijele se napola.',
      why: 'Zapis ne kaže kako takva igra završava. Uzimamo pravilo koje je zapisano za Tihbat.',
      watch: 'Nakon ovog poteza ploča je kakva je bila prije šest poteza, a na redu je opet Jug.',
    },
    T1: {
      title: 'Odaberi rupu',
      rule: 'Kad si na redu, odaberi jednu od svoje dvije rupe koja nije prazna. Smiješ odabrati i jedan jedini žeton: podigneš ga i vratiš na isto mjesto, a na redu je drugi.',
      why: 'Zapis dopušta svaku rupu koja nije prazna. Da se jedan jedini žeton vraća na mjesto, iz toga doslovno slijedi.',
      watch: 'Jug igra jedinim žetonom iz a.',
    },
    T2: {
      title: 'Sijanje',
      rule: 'Uzmi sve žetone iz rupe. Prvi vrati u istu rupu, a zatim stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Ako obiđeš cijeli krug, rupa iz koje si krenuo dobiva još jedan.',
      why: 'Zapis kaže da se prvi žeton vraća. Ne kaže što biva s velikom šakom kad obiđe krug; mi puštamo da puni svaku rupu, pa i prvu.',
      watch: 'Jug sije šest žetona iz b: cijeli krug, a b usput dobiva još jedan.',
    },
    T3: {
      title: 'Uzimanje',
      rule: 'Ako ti posljednji žeton padne u tvoj red i ondje ih bude dva, četiri, šest ili osam, uzimaš tu rupu. Samo nju. U drugom redu nikad ništa ne uzimaš.',
      watch: 'S posljednjim žetonom u b ih je šest. Jug ih uzima.',
    },
    T4: {
      title: 'Dalje',
      rule: 'Ako su ti obje rupe prazne, kažeš „dalje” sve dok ne stignu žetoni.',
      watch:
        'Jug nema što igrati i kaže „dalje”. U pravoj igri to se ne može dogoditi jer u odigranoj rupi uvijek ostaje jedan žeton; u složenoj poziciji može.',
    },
    T5: {
      title: 'Kraj',
      rule: 'Igra završava kad je ploča prazna. Tko ima više, pobjeđuje; ako ih je jednako, neriješeno je.',
      watch:
        'Ništa nije ostalo. Prava igra ne može doći dotle jer posljednji potez uvijek ostavlja žeton; igre završavaju po T6.',
    },
    T6: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno kao već jednom prije, a na redu je isti igrač, igra završava. Žetoni na ploči dijele se napola.',
      watch:
        'Svakome je ostao jedan žeton i može ga samo podići i vratiti. Ništa se više neće promijeniti.',
    },
    S1: {
      title: 'Odaberi kuću',
      rule: 'Kad si na redu, odaberi kuću u svojem redu koja nije prazna.',
      watch: 'Jug želi igrati b, ali u njoj nema ničega.',
    },
    S2: {
      title: 'Sijanje',
      rule: 'Uzmi sve kamenčiće iz kuće i stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Sa šesnaest ili više obići ćeš cijeli krug, pa i kuća iz koje si krenuo dobiva jedan.',
      why: 'Sijanje je zapisano. Što vrlo velika šaka čini kod kuće iz koje je došla, naša je odluka.',
      watch: 'Jug sije tri kamenčića iz h, oko ugla u red Sjevera.',
    },
    S3: {
      title: 'Sij dalje',
      rule: 'Ako ti posljednji kamenčić padne u kuću u kojoj ih već ima, uzmi ih sve, i posljednji, i sij odatle dalje. Staješ tek kad posljednji padne u praznu kuću.',
      watch: 'Kamenčić iz a pada u b, gdje su dva. Sva tri siju se dalje.',
    },
    S4: {
      title: 'Uzimanje',
      rule: 'Ako staneš u svojem redu, uzimaš sve kamenčiće iz kuće točno nasuprot. Tvoj kamenčić ostaje. Ako je kuća nasuprot prazna, ne biva ništa.',
      watch: 'Kamenčić iz a staje u b. Jug uzima tri nasuprot, iz G.',
    },
    S5: {
      title: 'Kraj',
      rule: 'Igra završava kad igrač koji je na redu nema dopuštenog poteza. Tko je igrao posljednji, uzima sve kamenčiće s ploče. Tko ima više, pobjeđuje; ako ih je jednako, neriješeno je.',
      why: 'Zapisano. Odlučiti smo morali samo za složenu poziciju u kojoj još nitko nije igrao: tada ih uzima igrač koji nije na redu.',
      watch:
        'Jug uzima posljednji kamenčić Sjevera. Sjever ne može igrati, pa Jug uzima i ostatak ploče.',
    },
    S6: {
      title: 'Sijanje bez kraja',
      rule: 'Potez u kojem sijanje nikad ne bi stalo ne smije se igrati. Program to otkriva: sijanje koje se vrati na svoj početak, ili traje i nakon 16.384 podizanja, smatra se beskrajnim.',
      why: 'Zbirka ne govori o takvim potezima, ali oni postoje: među igrama igranima nasumce na takav naiđe otprilike svaka dvadeseta. U Sudanu jedan takav igraju čak iz zabave i zovu ga El Arnab.',
      watch: 'Na ploči je jedanaest kamenčića, a g bi kružio zauvijek.',
    },
    S7: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno kao već jednom prije, a na redu je isti igrač, igra završava. Kamenčići na ploči dijele se napola; ako je jedan viška, ostaje i nije ničiji.',
      why: 'Zbirka ne kaže kako takva igra završava. Uzimamo pravilo koje je zapisano za Tihbat, malu igru iz Maroka.',
      watch: 'Nakon ovog poteza ploča je kakva je bila prije osam poteza, a na redu je opet Jug.',
    },
  },
};
