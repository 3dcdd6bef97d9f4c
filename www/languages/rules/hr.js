/** The story and the rules of each game, in Croatian; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Modiar je dječja igra iz zemljoradničkih sela oko Tangera, na sjeveru Maroka. Djevojčice i dječaci igraju ga na otvorenom. U tvrdoj zemlji izdube šest rupa, a kamenčići su šljunak ili oblutci iz rijeke. Ništa ne treba kupovati.',
        'Kako se igra, ispričala je Loubna Charrabi iz sela Chrarba. Jordi Climent, koji skuplja igre te vrste, zapisao je to u prosincu 2012. Koliko znamo, prije njega to nije zapisao nitko.',
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
        'Tihbat je dječja igra iz okolice Taourirta, na sjeveroistoku Maroka. Igraju ga djevojčice i dječaci. S ukupno četiri rupe jedna je od najmanjih ikad zapisanih igara svoje vrste.',
        'Zapisana je daleko od kuće. U veljači 2006. u Flixu, gradiću u Kataloniji, Lalo Kinast vidio je kako je igraju marokanska djeca. Pravila je poslao čovjeku koji skuplja igre te vrste; ime mu je Víktor Bautista i Roca.',
      ],
      setup: 'Dva reda po dvije rupe. Sedam žetona u svakoj rupi, ukupno dvadeset osam.',
      record: 'Tako stoji u zapisu iz 2006.',
      sources: [
        'Lalo Kinast, „Tihbat, manqala de 2×2”, poruka e-pošte od 15. veljače 2006., primatelj Víktor Bautista i Roca, neobjavljeno.',
        '„Tihbat”, Mancala World (na engleskom).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III igra je oromskih pastira iz Welege, na zapadu Etiopije. Ploča se zove sadeqa, rupa mana, što znači kuća, a kamenčić daga. Po tim je kamenčićima ovaj program dobio ime.',
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
        'Igra 91 zapravo je Sadeqa III s manje kamenčića: četiri u svakoj kući umjesto šest. I ona potječe od Oroma iz Welege, na zapadu Etiopije. Ploča se zove sadeqa, rupa mana, što znači kuća, a kamenčić daga.',
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
    firstWhy: 'Zapisi ne kažu tko počinje. Dogovorite se ili odlučite ždrijebom.',
  },
  clauses: {
    M1: {
      title: 'Odaberi rupu',
      rule: 'Kad si na redu, odaberi rupu u svojem redu s najmanje dva kamenčića. Jedan jedini kamenčić mora ostati gdje jest.',
      watch: 'Jug želi pomaknuti jedini kamenčić iz b.',
    },
    M2: {
      title: 'Sijanje',
      rule: 'Podigni sve kamenčiće iz rupe. Prvi vrati u istu rupu, a zatim stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Ako obiđeš cijeli krug, polazna rupa dobiva još jedan.',
      why: 'Zapis kaže da se prvi kamenčić vraća. Ne kaže što se događa kad ih je u ruci toliko da obiđu cijeli krug; kod nas po jedan dobiva svaka rupa, pa i polazna.',
      watch: 'Jug sije četiri kamenčića iz a: jedan ostaje u a, ostali idu u b, c i A.',
    },
    M3: {
      title: 'Uzimanje',
      rule: 'Pogledaj rupu u koju je pao tvoj posljednji kamenčić. Ako ih u njoj sada ima točno dva, četiri ili šest, uzimaš ih sve. Nije važno u čijem je redu ta rupa.',
      watch: 'Posljednji kamenčić pada u b i sada ih je ondje četiri. Jug ih uzima.',
    },
    M4: {
      title: 'Uzimanje u lancu',
      rule: 'Zatim pogledaj rupu koja je na putu sijanja prije nje. Ako ih i u njoj ima dva, četiri ili šest, uzmi i njih te nastavi unatrag sve dok ne dođeš do rupe s nekim drugim brojem. Lanac smije prijeći iz jednog reda u drugi, ali nikad ne obilazi ploču više od jedanput.',
      why: 'Lanac je zapisan. Da smije proći i kroz polaznu rupu, naša je odluka; zapis o tome šuti.',
      watch:
        'Posljednji kamenčić pada u A i sada ih je ondje šest. U rupi prije nje, c, ima ih četiri. Jug uzima i jedne i druge.',
    },
    M5: {
      title: 'Prvi potez',
      rule: 'U samom prvom potezu igre ništa se ne uzima.',
      watch: 'Posljednji kamenčić pada u a i sada su ondje dva, ali to je prvi potez igre.',
    },
    M6: {
      title: 'Ostavi nešto',
      rule: 'Ne smiješ odigrati potez koji uzima posljednje kamenčiće iz drugog reda.',
      why: 'Zapis to zabranjuje. Jedan prikaz na katalonskom dodaje da igrač koji nema drugog poteza smije tako igrati, ali bez uzimanja; mi se držimo jednostavnog pravila.',
      watch: 'Iz c bi Jug uzeo posljednje kamenčiće iz Sjeverova reda.',
    },
    M7: {
      title: 'Nahrani drugoga',
      rule: 'Ako je drugi red prazan, moraš igrati tako da onamo stignu kamenčići, ako je to moguće. Ako to ne postiže nijedan dopušteni potez, odigraj bilo koji dopušteni.',
      why: 'Zapis kaže da moraš nahraniti drugoga ako možeš. Što vrijedi ako ne možeš, naše je tumačenje.',
      watch: 'Sjever nema ništa. Iz a onamo ne bi stigao nijedan kamenčić, a iz c bi jedan.',
    },
    M8: {
      title: 'Kraj',
      rule: 'Igra završava kad igrač koji je na redu nema dopuštenog poteza. Svatko uzima kamenčiće iz svojeg reda. Tko ima više, pobjeđuje; ako imaju jednako, neriješeno je.',
      watch:
        'Jug uzima dva iz A. Sjever ni u jednoj rupi nema više od jednog kamenčića i ne može igrati.',
    },
    M9: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno onako kako je već jednom izgledala, a na redu je isti igrač, igra završava. Kamenčići na ploči dijele se napola.',
      why: 'Zapis ne kaže kako takva igra završava. Primjenjujemo pravilo koje je zapisano za Tihbat.',
      watch: 'Nakon ovog poteza ploča je ista kao prije šest poteza, a na redu je opet Jug.',
    },
    T1: {
      title: 'Odaberi rupu',
      rule: 'Kad si na redu, odaberi jednu od svojih dviju rupa; prazna ne smije biti. Smiješ odabrati i jedan jedini žeton: podigneš ga i vratiš na isto mjesto, a na red dolazi drugi igrač.',
      why: 'Zapis dopušta svaku rupu koja nije prazna. Da se jedan jedini žeton vraća na mjesto, iz toga doslovno slijedi.',
      watch: 'Jug igra jedinim žetonom iz a.',
    },
    T2: {
      title: 'Sijanje',
      rule: 'Podigni sve žetone iz rupe. Prvi vrati u istu rupu, a zatim stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Ako obiđeš cijeli krug, polazna rupa dobiva još jedan.',
      why: 'Zapis kaže da se prvi žeton vraća. Ne kaže što se događa kad ih je u ruci toliko da obiđu cijeli krug; kod nas po jedan dobiva svaka rupa, pa i polazna.',
      watch: 'Jug sije šest žetona iz b: obilazi cijeli krug, a b usput dobiva još jedan.',
    },
    T3: {
      title: 'Uzimanje',
      rule: 'Ako ti posljednji žeton padne u tvoj red i u toj ih rupi sada ima dva, četiri, šest ili osam, uzimaš ih sve. Samo iz te rupe. Iz drugog reda nikad ništa ne uzimaš.',
      watch: 'Posljednji žeton pada u b i sada ih je ondje šest. Jug ih uzima.',
    },
    T4: {
      title: 'Dalje',
      rule: 'Ako su ti obje rupe prazne, kažeš „dalje” sve dok ne stignu žetoni.',
      watch:
        'Jug nema što igrati i kaže „dalje”. U pravoj igri to se ne može dogoditi jer u odigranoj rupi uvijek ostaje jedan žeton; u poziciji koju netko sam složi može.',
    },
    T5: {
      title: 'Kraj',
      rule: 'Igra završava kad je ploča prazna. Tko ima više, pobjeđuje; ako imaju jednako, neriješeno je.',
      watch:
        'Ništa nije ostalo. U pravoj igri do toga ne može doći jer posljednji potez uvijek ostavlja žeton; igre završavaju po pravilu T6.',
    },
    T6: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno onako kako je već jednom izgledala, a na redu je isti igrač, igra završava. Žetoni na ploči dijele se napola.',
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
      rule: 'Podigni sve kamenčiće iz kuće i stavljaj po jedan u svaku sljedeću dok ti ruka ne ostane prazna. Sa šesnaest ili više obići ćeš cijeli krug, pa i polazna kuća dobiva jedan.',
      why: 'Sijanje je zapisano. Naša je odluka da pri tako velikom broju kamenčić dobiva i polazna kuća.',
      watch: 'Jug sije tri kamenčića iz h, oko ugla u Sjeverov red.',
    },
    S3: {
      title: 'Sij dalje',
      rule: 'Ako ti posljednji kamenčić padne u kuću u kojoj ih već ima, podigni ih sve, i taj posljednji, i sij odatle dalje. Staješ tek kad posljednji padne u praznu kuću.',
      watch: 'Kamenčić iz a pada u b, gdje su već dva. Sva tri siju se dalje.',
    },
    S4: {
      title: 'Uzimanje',
      rule: 'Ako staneš u svojem redu, uzimaš sve kamenčiće iz kuće točno nasuprot. Tvoj kamenčić ostaje. Ako je kuća nasuprot prazna, ne događa se ništa.',
      watch: 'Kamenčić iz a staje u b. Jug uzima tri kamenčića nasuprot, iz G.',
    },
    S5: {
      title: 'Kraj',
      rule: 'Igra završava kad igrač koji je na redu nema dopuštenog poteza. Tko je igrao posljednji, uzima sve kamenčiće s ploče. Tko ima više, pobjeđuje; ako imaju jednako, neriješeno je.',
      why: 'Zapisano. Odlučiti smo morali samo za poziciju koju netko sam složi i u kojoj još nitko nije igrao: tada kamenčiće uzima igrač koji nije na redu.',
      watch:
        'Jug uzima Sjeverov posljednji kamenčić. Sjever ne može igrati, pa Jug uzima i sve ostalo s ploče.',
    },
    S6: {
      title: 'Sijanje bez kraja',
      rule: 'Potez u kojem sijanje nikad ne bi stalo ne smije se igrati. Program to otkriva: sijanje koje se vrati na svoj početak ili još traje i nakon 16.384 podizanja i sijanja smatra se beskrajnim.',
      why: 'Zbirka ne govori o takvim potezima, ali oni postoje: među igrama igranima nasumce na takav naiđe otprilike svaka dvadeseta. U Sudanu jedan takav igraju čak i iz zabave i zovu ga El Arnab.',
      watch: 'Na ploči je jedanaest kamenčića, a sijanje iz g trajalo bi zauvijek.',
    },
    S7: {
      title: 'Ukrug',
      rule: 'Ako ploča izgleda točno onako kako je već jednom izgledala, a na redu je isti igrač, igra završava. Kamenčići na ploči dijele se napola; ako je jedan viška, ostaje na ploči i nije ničiji.',
      why: 'Zbirka ne kaže kako takva igra završava. Primjenjujemo pravilo koje je zapisano za Tihbat, malu igru iz Maroka.',
      watch: 'Nakon ovog poteza ploča je ista kao prije osam poteza, a na redu je opet Jug.',
    },
  },
};
