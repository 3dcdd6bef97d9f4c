/** The story and the rules of each game, in Rumantsch Grischun; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Modiar è in gieu d’uffants dals vitgs purils enturn Tanger, en il nord dal Maroc. Mattas e mats giogan el ordadora. Els fan sis foppas en il terren dir, ed ils craps èn glera u crappets da flum. Ins na sto cumprar nagut.',
        'Loubna Charrabi dal vitg Chrarba ha raquintà co ch’ins gioga. Jordi Climent, che rimna gieus da questa famiglia, ha notà il gieu il december 2012. Tant sco nus savain n’al aveva nagin scrit si avant.',
      ],
      setup: 'Duas retschas da trais foppas. Set craps en mintga foppa, quarantadus en tut.',
      record: 'Uschia stat quai en las notas dal 2012.',
      sources: [
        'Jordi Climent, emprima descripziun, december 2012; raquintà da Loubna Charrabi da Chrarba.',
        '«Modiar», awale.info (per catalan).',
        '«Modiar», Mancala World (per englais).',
      ],
    },
    tihbat: {
      story: [
        'Tihbat è in gieu d’uffants da la regiun da Taourirt, en il nordost dal Maroc. Mattas e mats al giogan. Cun quatter foppas en tut è el in dals pli pitschens gieus da sia famiglia ch’èn mai vegnids notads.',
        'El è vegnì notà lontan da chasa. Il favrer 2006 ha Lalo Kinast vis uffants marocans a giugar el a Flix, ina pitschna citad en Catalugna. El ha scrit las reglas a Víktor Bautista i Roca, che rimna gieus da questa famiglia.',
      ],
      setup: 'Duas retschas da duas foppas. Set marcas en mintga foppa, ventgotg en tut.',
      record: 'Uschia stat quai en las notas dal 2006.',
      sources: [
        'Lalo Kinast, «Tihbat, manqala de 2×2», e-mail a Víktor Bautista i Roca, ils 15 da favrer 2006, nunpublitgà.',
        '«Tihbat», Mancala World (per englais).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III è in gieu dals pasturs oromos da Welega, en il vest da l’Etiopia. L’aissa ha num sadeqa, ina foppa mana, quai che vul dir chasa, ed in crap daga. Da quels craps ha quest program ses num.',
        'Richard Pankhurst, in istoricher che viveva ad Addis Abeba, ha notà il gieu il 1971 en ina collecziun da passa tschient gieus da l’Etiopia e da ses vischins. El descriva plirs gieus che han num sadeqa; en sia collecziun è quest il gieu 92.',
      ],
      setup: 'Duas retschas dad otg chasas. Sis craps en mintga chasa, novantasis en tut.',
      record: 'Uschia stat quai en la collecziun da Pankhurst.',
      sources: [
        'Richard Pankhurst, «Gabata and Related Board Games of Ethiopia and the Horn of Africa», Ethiopia Observer 14 (3), 1971, paginas 154–206, gieu 92.',
      ],
    },
    'sadeqa-game-91': {
      story: [
        'Il gieu 91 è Sadeqa III cun damain craps: quatter en mintga chasa empè da sis. Er el deriva dals Oromos da Welega, en il vest da l’Etiopia. L’aissa ha num sadeqa, ina foppa mana, quai che vul dir chasa, ed in crap daga.',
        'Richard Pankhurst, in istoricher che viveva ad Addis Abeba, ha notà il gieu il 1971, sper Sadeqa III. En sia collecziun è el il gieu 91, ed uschia al numnain nus.',
      ],
      setup: 'Duas retschas dad otg chasas. Quatter craps en mintga chasa, sessantaquatter en tut.',
      record: 'Uschia stat quai en la collecziun da Pankhurst.',
      sources: [
        'Richard Pankhurst, «Gabata and Related Board Games of Ethiopia and the Horn of Africa», Ethiopia Observer 14 (3), 1971, paginas 154–206, gieu 91.',
      ],
    },
  },
  common: {
    rows: 'Ils giugaders sesan in visavi l’auter, Sid giudim e Nord sisum. La retscha che è pli datiers da tai è la tia.',
    way: 'Ins semna cunter l’ura: per l’atgna retscha vers dretga, alura per l’autra retscha, ed enavant enturn.',
    aim: 'Quai ch’ins tschiffa banduna l’aissa. Tgi che ha dapli a la fin gudogna.',
    first: 'Sid cumenza.',
    firstWhy: 'Las notas na din betg tgi che cumenza. Fai giu, u tirai la sort.',
  },
  clauses: {
    M1: {
      title: 'Tscherna ina foppa',
      rule: 'Sche ti es vidlonder, tscherna ina foppa da tia retscha cun almain dus craps. In sulet crap sto restar là nua ch’el è.',
      watch: 'Sid vul mover il sulet crap da b.',
    },
    M2: {
      title: 'Semnar',
      rule: 'Prenda tut ils craps or da la foppa. Metta l’emprim enavos en la medema foppa, ed alura in en mintga foppa che suonda, fin che tes maun è vid. Sche ti fas l’entir gir, survegn la foppa da partenza anc in.',
      why: 'Las notas din che l’emprim crap turna. Ellas na din betg tge che ina gronda manada fa suenter in gir; nus la laschain emplenir mintga foppa, er l’emprima.',
      watch: 'Sid semna ils quatter craps dad a: in resta en a, ils auters van en b, c ed A.',
    },
    M3: {
      title: 'Tschiffar',
      rule: 'Sche tes ultim crap fa exact dus, quatter u sis en sia foppa, prendas ti tuts. I na fa nagut, en tgi sia retscha che la foppa è.',
      watch: 'L’ultim crap fa quatter en b. Sid als prenda.',
    },
    M4: {
      title: 'Tschiffar en chadaina',
      rule: 'Guarda alura la foppa avant, sin la via che ti es vegnì. Sch’ella ha dus, quatter u sis, prenda er quels, e va enavos fin ad ina foppa cun in auter dumber. La chadaina po ir d’ina retscha a l’autra, ma mai dapli ch’ina giada enturn l’aissa.',
      why: 'La chadaina è notada. Ch’ella po er ir tras la foppa da partenza è nossa decisiun; las notas taschan.',
      watch: 'L’ultim crap fa sis en A. La foppa avant, c, ha quatter. Sid prenda omaduas.',
    },
    M5: {
      title: 'L’emprim tratg',
      rule: 'Il pli emprim tratg dal gieu na prenda nagut.',
      watch: 'L’ultim crap fa dus en a, ma quai è l’emprim tratg dal gieu.',
    },
    M6: {
      title: 'Laschar enavos insatge',
      rule: 'Ti na dastgas betg tschiffar uschia che l’autra retscha perda ses ultims craps.',
      why: 'Las notas al scumondan. Ina descripziun per catalan agiunta ch’in giugader che n’ha nagin auter tratg al po far senza tschiffar; nus restain tar la regla simpla.',
      watch: 'Da c anora prendess Sid ils ultims craps da la retscha da Nord.',
    },
    M7: {
      title: 'Pavlar l’auter',
      rule: 'Sche l’autra retscha è vida, stos ti giugar uschia che craps arrivan là, sche ti pos. Sche nagin tratg permess fa quai, gioga in tratg permess tenor plaschair.',
      why: 'Las notas din ch’ins sto pavlar l’auter sch’ins è bun. Tge che capita uschiglio è nossa interpretaziun.',
      watch: 'Nord n’ha nagut. Dad a anora n’arrivass là nagin crap, da c anora in.',
    },
    M8: {
      title: 'La fin',
      rule: 'Il gieu finescha, sche quel che è vidlonder n’ha nagin tratg permess. Mintgin prenda ils craps da sia retscha. Tgi che ha dapli gudogna; tuttina blers è ina partida nulla.',
      watch: 'Sid prenda dus dad A. Nord ha mo craps sulets e na po betg giugar.',
    },
    M9: {
      title: 'En in rudè',
      rule: 'Sche l’aissa è puspè exact sco gia ina giada avant, cun il medem giugader vidlonder, finescha il gieu. Ils craps sin l’aissa vegnan partids en dus.',
      why: 'Las notas na din betg co ch’in tal gieu finescha. Nus prendain la regla che è notada per Tihbat.',
      watch: 'Suenter quest tratg è l’aissa sco avant sis tratgs, e Sid è puspè vidlonder.',
    },
    T1: {
      title: 'Tscherna ina foppa',
      rule: 'Sche ti es vidlonder, tscherna ina da tias duas foppas che n’è betg vida. Ti dastgas er tscherner ina suletta marca: ella va si e turna en il medem lieu, e l’auter è vidlonder.',
      why: 'Las notas permettan mintga foppa che n’è betg vida. Ch’ina suletta marca turna en ses lieu resulta da quai pled per pled.',
      watch: 'Sid gioga la suletta marca dad a.',
    },
    T2: {
      title: 'Semnar',
      rule: 'Prenda tut las marcas or da la foppa. Metta l’emprima enavos en la medema foppa, ed alura ina en mintga foppa che suonda, fin che tes maun è vid. Sche ti fas l’entir gir, survegn la foppa da partenza anc ina.',
      why: 'Las notas din che l’emprima marca turna. Ellas na din betg tge che ina gronda manada fa suenter in gir; nus la laschain emplenir mintga foppa, er l’emprima.',
      watch: 'Sid semna las sis marcas da b: in gir entir, e b survegn sin via ina segunda.',
    },
    T3: {
      title: 'Tschiffar',
      rule: 'Sche tia ultima marca croda en tia retscha e fa là duas, quatter, sis u otg, prendas ti quella foppa. Mo quella. En l’autra retscha na prendas ti mai insatge.',
      watch: 'L’ultima marca fa sis en b. Sid las prenda.',
    },
    T4: {
      title: 'Passar',
      rule: 'Sche omaduas tias foppas èn vidas, passas ti fin che marcas arrivan.',
      watch:
        'Sid n’ha nagut da giugar e passa. En in vair gieu na po quai betg capitar, perquai ch’ina marca resta adina en la foppa giugada; en ina posiziun cumponida bain.',
    },
    T5: {
      title: 'La fin',
      rule: 'Il gieu finescha, sche l’aissa è vida. Tgi che ha dapli gudogna; tuttina blers è ina partida nulla.',
      watch:
        'I na resta nagut. In vair gieu na po betg arrivar qua, perquai che l’ultim tratg lascha adina ina marca; ils gieus finischan tras T6.',
    },
    T6: {
      title: 'En in rudè',
      rule: 'Sche l’aissa è puspè exact sco gia ina giada avant, cun il medem giugader vidlonder, finescha il gieu. Las marcas sin l’aissa vegnan partidas en dus.',
      watch:
        'Mintgin ha mo pli ina marca e la po mo auzar e metter enavos. Nagut na vegn pli a sa midar.',
    },
    S1: {
      title: 'Tscherna ina chasa',
      rule: 'Sche ti es vidlonder, tscherna ina chasa da tia retscha che n’è betg vida.',
      watch: 'Sid vul giugar b, ma là n’è nagut.',
    },
    S2: {
      title: 'Semnar',
      rule: 'Prenda tut ils craps or da la chasa e metta in en mintga chasa che suonda, fin che tes maun è vid. Cun sedesch craps u dapli fas ti l’entir gir, e la chasa da partenza survegn er in.',
      why: 'Il semnar è notà. Tge che ina fitg gronda manada fa tar la chasa da la quala ella vegn è nossa decisiun.',
      watch: 'Sid semna ils trais craps da h, enturn il chantun en la retscha da Nord.',
    },
    S3: {
      title: 'Semnar vinavant',
      rule: 'Sche tes ultim crap croda en ina chasa cun craps, prenda or tuts, er l’ultim, e semna vinavant da là. Pir sche l’ultim crap croda en ina chasa vida, ta fermas ti.',
      watch: 'Il crap dad a croda en b, nua che dus èn. Tut ils trais vegnan semnads vinavant.',
    },
    S4: {
      title: 'Tschiffar',
      rule: 'Sche ti ta fermas en tia retscha, prendas ti tut ils craps da la chasa visavi. Tes crap resta. Sche la chasa visavi è vida, na capita nagut.',
      watch: 'Il crap dad a sa ferma en b. Sid prenda ils trais craps visavi, en G.',
    },
    S5: {
      title: 'La fin',
      rule: 'Il gieu finescha, sche quel che è vidlonder n’ha nagin tratg permess. Tgi che ha fatg l’ultim tratg prenda tut ils craps sin l’aissa. Tgi che ha dapli gudogna; tuttina blers è ina partida nulla.',
      why: 'Notà. Mo per ina posiziun cumponida, nua che anc nagin n’ha giugà, avain nus stuì decider: lura prenda ils craps quel che n’è betg vidlonder.',
      watch:
        'Sid prenda l’ultim crap da Nord. Nord na po betg giugar, e Sid prenda il rest da l’aissa.',
    },
    S6: {
      title: 'Semnar senza fin',
      rule: 'In tratg, dal qual il semnar na chalass mai, na dastg’ins betg far. Il program al chatta: in semnar che turna a ses cumenzament, u che dura anc suenter 16’384 auzadas, vala sco senza fin.',
      why: 'La collecziun na discurra betg da tals tratgs, ma i dat els: da gieus giugads a l’orva inscuntra var in da ventg in tal. En il Sudan giog’ins schizunt in tal per plaschair; el ha num El Arnab.',
      watch: 'Sin l’aissa èn indesch craps, e g giss enturn per adina.',
    },
    S7: {
      title: 'En in rudè',
      rule: 'Sche l’aissa è puspè exact sco gia ina giada avant, cun il medem giugader vidlonder, finescha il gieu. Ils craps sin l’aissa vegnan partids en dus; in crap che restass n’è da nagin.',
      why: 'La collecziun na di betg co ch’in tal gieu finescha. Nus prendain la regla che è notada per Tihbat, il pitschen gieu dal Maroc.',
      watch: 'Suenter quest tratg è l’aissa sco avant otg tratgs, e Sid è puspè vidlonder.',
    },
  },
};
