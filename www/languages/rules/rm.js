/** The story and the rules of each game, in Rumantsch Grischun; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Modiar è in gieu d’uffants dals vitgs purils enturn Tanger, en il nord dal Maroc. Mattas e mats al giogan ordadora. Els fan sis foppas en il terren dir, e sco craps prendan els glera u crappels dal flum. Ins na sto cumprar nagut.',
        'Loubna Charrabi dal vitg Chrarba ha raquintà co ch’ins al gioga. Jordi Climent, che rimna gieus da questa famiglia, ha notà quai il december 2012. Tant sco nus savain, n’al aveva nagin notà avant.',
      ],
      setup: 'Duas retschas da trais foppas. Set craps en mintga foppa, quarantadus en tut.',
      record: 'Uschia stat quai en las notizias dal 2012.',
      sources: [
        'Jordi Climent, emprima descripziun, december 2012; raquintà da Loubna Charrabi da Chrarba.',
        '«Modiar», awale.info (per catalan).',
        '«Modiar», Mancala World (per englais).',
      ],
    },
    tihbat: {
      story: [
        'Tihbat è in gieu d’uffants da la regiun da Taourirt, en il nordost dal Maroc. Mattas e mats al giogan. Cun quatter foppas en tut è el in dals pli pitschens gieus da sia famiglia ch’ins ha insacura notà.',
        'El è vegnì notà lontan da chasa. Il favrer 2006 ha Lalo Kinast vis a Flix, ina pitschna citad en Catalugna, uffants marocans che al giugavan. El ha scrit las reglas a Víktor Bautista i Roca, che rimna gieus da questa famiglia.',
      ],
      setup: 'Duas retschas da duas foppas. Set marcas en mintga foppa, ventgotg en tut.',
      record: 'Uschia stat quai en las notizias dal 2006.',
      sources: [
        'Lalo Kinast, «Tihbat, manqala de 2×2», e-mail a Víktor Bautista i Roca, ils 15 da favrer 2006, nunpublitgà.',
        '«Tihbat», Mancala World (per englais).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III è in gieu dals pasturs oromos da Welega, en il vest da l’Etiopia. La tavla ha num sadeqa, ina foppa mana, quai che vul dir chasa, ed in crap daga. Da quels craps ha quest program ses num.',
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
        'Il gieu 91 è Sadeqa III cun damain craps: quatter en mintga chasa empè da sis. Er el deriva dals Oromos da Welega, en il vest da l’Etiopia. La tavla ha num sadeqa, ina foppa mana, quai che vul dir chasa, ed in crap daga.',
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
    rows: 'Ils giugaders sesan in visavi l’auter, Sid giudim e Nord sisum. La retscha pli datiers da tai è la tia.',
    way: 'Ins semna cunter la direcziun da l’ura: en l’atgna retscha da sanestra a dretga, alura en l’autra retscha, ed uschia vinavant enturn la tavla.',
    aim: 'Quai ch’ins tschiffa banduna la tavla. Tgi che ha dapli a la fin, gudogna.',
    first: 'Sid cumenza.',
    firstWhy:
      'Las notizias na din betg tgi che cumenza. Ils giugaders fan giu quai u tiran la sort.',
  },
  clauses: {
    M1: {
      title: 'Tscherna ina foppa',
      rule: 'Cur che ti es vidlonder, tscherna ina foppa da tia retscha cun almain dus craps. In sulet crap sto restar là nua ch’el è.',
      watch: 'Sid vul giugar il sulet crap en b.',
    },
    M2: {
      title: 'Semnar',
      rule: 'Prenda tut ils craps or da la foppa. Metta l’emprim enavos en la medema foppa, ed alura in en mintga foppa che suonda, fin che tes maun è vid. Sche ti fas l’entir gir, survegn la foppa da partenza anc in.',
      why: 'Las notizias din che l’emprim crap turna en sia foppa. Ellas na din betg tge che capita, sche blers craps fan l’entir gir; tar nus survegn alura mintga foppa in, er l’emprima.',
      watch: 'Sid semna ils quatter craps dad a: in resta en a, ils auters van en b, c ed A.',
    },
    M3: {
      title: 'Tschiffar',
      rule: 'Sche la foppa cun tes ultim crap ha exactamain dus, quatter u sis craps, als prendas ti tuts. I n’è betg impurtant, en la retscha da tgi che la foppa è.',
      watch: 'Cun l’ultim crap èn quatter en b. Sid als prenda.',
    },
    M4: {
      title: 'Tschiffar en chadaina',
      rule: 'Guarda alura la foppa avant quella, sin la via ch’ils craps èn vegnids. Sch’ella ha dus, quatter u sis, prenda er quels, e va enavos uschia, fin ch’ina foppa ha in auter dumber. La chadaina po ir d’ina retscha en l’autra, ma mai dapli ch’ina giada enturn la tavla.',
      why: 'La chadaina è notada. Ch’ella po er ir tras la foppa da partenza è nossa decisiun; las notizias na din là nagut.',
      watch:
        'Cun l’ultim crap èn sis en A. En la foppa avant quella, c, èn quatter. Sid prenda ils craps dad omaduas.',
    },
    M5: {
      title: 'L’emprima tratga',
      rule: 'Cun l’emprima tratga da l’entir gieu na tschiff’ins nagut.',
      watch: 'Cun l’ultim crap èn dus en a, ma quai è l’emprima tratga dal gieu.',
    },
    M6: {
      title: 'Laschar enavos insatge',
      rule: 'Ti na dastgas betg tschiffar uschia che l’autra retscha perda ses ultims craps.',
      why: 'Las notizias scumondan quai. Ina descripziun per catalan agiunta: tgi che n’ha nagina autra tratga, dastga tuttina far questa, ma senza tschiffar. Nus restain tar la regla simpla.',
      watch: 'Cun c prendess Sid ils ultims craps da la retscha da Nord.',
    },
    M7: {
      title: 'Pavlar l’auter',
      rule: 'Sche l’autra retscha è vida, stos ti giugar uschia che craps arrivan là, sche ti pos. Sche quai na va cun nagina tratga permessa, gioga ina tratga permessa tenor plaschair.',
      why: 'Las notizias din ch’ins sto pavlar l’auter, sch’ins po. Tge che vala, sch’ins na po betg, è nossa interpretaziun.',
      watch: 'Nord n’ha nagut. Cun a n’arrivass là nagin crap, cun c bain in.',
    },
    M8: {
      title: 'La fin',
      rule: 'Il gieu finescha, cur che quel che è vidlonder n’ha nagina tratga permessa. Mintgin prenda ils craps da sia retscha. Tgi che ha dapli, gudogna; il medem dumber è in pari.',
      watch: 'Sid prenda dus dad A. Nord ha mo singuls craps e na po betg giugar.',
    },
    M9: {
      title: 'En in rudè',
      rule: 'Sche la tavla è puspè exactamain sco gia ina giada avant, e sch’il medem giugader è vidlonder, finescha il gieu. Mintgin survegn la mesadad dals craps sin la tavla.',
      why: 'Las notizias na din betg co ch’in tal gieu finescha. Nus prendain la regla che è notada per Tihbat.',
      watch: 'Suenter questa tratga è la tavla sco avant sis tratgas, e Sid è puspè vidlonder.',
    },
    T1: {
      title: 'Tscherna ina foppa',
      rule: 'Cur che ti es vidlonder, tscherna ina da tias duas foppas. Ella na dastga betg esser vida. Ti dastgas er tscherner ina suletta marca: ti la prendas si e la mettas enavos en il medem lieu, ed alura è l’auter vidlonder.',
      why: 'Las notizias permettan mintga foppa che n’è betg vida. Sch’ins prenda quai pled per pled, turna ina suletta marca en ses lieu.',
      watch: 'Sid gioga la suletta marca en a.',
    },
    T2: {
      title: 'Semnar',
      rule: 'Prenda tut las marcas or da la foppa. Metta l’emprima enavos en la medema foppa, ed alura ina en mintga foppa che suonda, fin che tes maun è vid. Sche ti fas l’entir gir, survegn la foppa da partenza anc ina.',
      why: 'Las notizias din che l’emprima marca turna en sia foppa. Ellas na din betg tge che capita, sche bleras marcas fan l’entir gir; tar nus survegn alura mintga foppa ina, er l’emprima.',
      watch: 'Sid semna las sis marcas da b: in gir entir, e b survegn sin via ina segunda.',
    },
    T3: {
      title: 'Tschiffar',
      rule: 'Sche tia ultima marca croda en tia retscha e la foppa ha alura duas, quatter, sis u otg marcas, las prendas ti tuttas. Mo quellas da questa foppa. En l’autra retscha na prendas ti mai nagut.',
      watch: 'Cun l’ultima marca èn sis en b. Sid las prenda.',
    },
    T4: {
      title: 'Passar',
      rule: 'Sche omaduas tias foppas èn vidas, passas ti fin che marcas arrivan.',
      watch:
        'Sid n’ha nagut da giugar e passa. En in vair gieu na po quai betg capitar, perquai ch’ina marca resta adina en la foppa giugada; en ina posiziun ch’insatgi ha endrizzà, po quai capitar.',
    },
    T5: {
      title: 'La fin',
      rule: 'Il gieu finescha, cur che la tavla è vida. Tgi che ha dapli, gudogna; il medem dumber è in pari.',
      watch:
        'I na resta nagut. In vair gieu na po betg finir uschia, perquai che l’ultima tratga lascha adina enavos ina marca; ils gieus fineschan tenor T6.',
    },
    T6: {
      title: 'En in rudè',
      rule: 'Sche la tavla è puspè exactamain sco gia ina giada avant, e sch’il medem giugader è vidlonder, finescha il gieu. Mintgin survegn la mesadad da las marcas sin la tavla.',
      watch:
        'Mintgin ha mo pli ina marca e la po mo prender si e metter enavos. Nagut na sa mida pli.',
    },
    S1: {
      title: 'Tscherna ina chasa',
      rule: 'Cur che ti es vidlonder, tscherna en tia retscha ina chasa che n’è betg vida.',
      watch: 'Sid vul giugar b, ma là n’è nagut.',
    },
    S2: {
      title: 'Semnar',
      rule: 'Prenda tut ils craps or da la chasa e metta in en mintga chasa che suonda, fin che tes maun è vid. Cun sedesch craps u dapli fas ti l’entir gir, e la chasa da partenza survegn er in.',
      why: 'Il semnar è notà. Tge che capita, sche fitg blers craps turnan a lur chasa da partenza, è nossa decisiun.',
      watch: 'Sid semna ils trais craps da h, enturn il chantun en la retscha da Nord.',
    },
    S3: {
      title: 'Semnar vinavant',
      rule: 'Sche tes ultim crap croda en ina chasa cun craps, prenda or tuts, er l’ultim, e semna vinavant davent da là. Pir cur che in ultim crap croda en ina chasa vida, ta fermas ti.',
      watch: 'Il crap dad a croda en b, nua ch’èn gia dus. Tut ils trais vegnan semnads vinavant.',
    },
    S4: {
      title: 'Tschiffar',
      rule: 'Sche ti ta fermas en tia retscha, prendas ti tut ils craps da la chasa visavi. Tes crap resta. Sche la chasa visavi è vida, na capita nagut.',
      watch: 'Il crap dad a sa ferma en b. Sid prenda ils trais craps visavi, en G.',
    },
    S5: {
      title: 'La fin',
      rule: 'Il gieu finescha, cur che quel che è vidlonder n’ha nagina tratga permessa. Tgi che ha fatg l’ultima tratga, prenda tut ils craps sin la tavla. Tgi che ha dapli, gudogna; il medem dumber è in pari.',
      why: 'Notà. Mo per ina posiziun ch’insatgi ha endrizzà e nua ch’anc nagin n’ha giugà, avain nus stuì decider: alura prenda ils craps quel che n’è betg vidlonder.',
      watch:
        'Sid prenda l’ultim crap da Nord. Nord na po betg giugar, perquai prenda Sid er il rest da la tavla.',
    },
    S6: {
      title: 'Semnar senza fin',
      rule: 'Sch’il semnar na chalass mai, na dastg’ins betg far la tratga. Il program chatta or quai: in semnar che turna a ses cumenzament, u che n’è anc betg a fin suenter 16’384 semnadas, vala sco senza fin.',
      why: 'La collecziun na discurra betg da talas tratgas, ma ellas existan: sch’ins gioga mo a l’orva, capita ina en var in da ventg gieus. En il Sudan giog’ins schizunt ina per plaschair; ella ha num El Arnab.',
      watch: 'Sin la tavla èn indesch craps, e cun g na chalass il semnar mai.',
    },
    S7: {
      title: 'En in rudè',
      rule: 'Sche la tavla è puspè exactamain sco gia ina giada avant, e sch’il medem giugader è vidlonder, finescha il gieu. Mintgin survegn la mesadad dals craps sin la tavla; sch’il dumber è spèr, resta in crap sin la tavla e n’è da nagin.',
      why: 'La collecziun na di betg co ch’in tal gieu finescha. Nus prendain la regla che è notada per Tihbat, il pitschen gieu dal Maroc.',
      watch: 'Suenter questa tratga è la tavla sco avant otg tratgas, e Sid è puspè vidlonder.',
    },
  },
};
