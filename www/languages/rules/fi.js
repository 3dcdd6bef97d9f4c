/** The story and the rules of each game, in Finnish; see `en.js`. */
export default {
  games: {
    modiar: {
      story: [
        'Modiar on maanviljelijäkylien lasten peli Tangerin ympäristöstä, Pohjois-Marokosta. Tytöt ja pojat pelaavat sitä ulkona. Kovaan maahan kaivetaan kuusi kuoppaa, ja kivinä käytetään soraa tai joen pyöristämiä kiviä. Mitään ei tarvitse ostaa.',
        'Loubna Charrabi Chrarban kylästä kertoi, miten peliä pelataan. Jordi Climent, joka kerää tämän suvun pelejä, kirjoitti sen muistiin joulukuussa 2012. Tietääksemme kukaan ei ollut kirjoittanut sitä muistiin aiemmin.',
      ],
      setup:
        'Kaksi kolmen kuopan riviä. Joka kuopassa seitsemän kiveä, yhteensä neljäkymmentäkaksi.',
      record: 'Näin sanotaan vuoden 2012 muistiinpanossa.',
      sources: [
        'Jordi Climent, ensimmäinen kuvaus, joulukuu 2012; kertojana Loubna Charrabi Chrarbasta.',
        '”Modiar”, awale.info (katalaaniksi).',
        '”Modiar”, Mancala World (englanniksi).',
      ],
    },
    tihbat: {
      story: [
        'Tihbat on Taourirtin seudun lasten peli Koillis-Marokosta. Sitä pelaavat tytöt ja pojat. Kuoppia on vain neljä, ja se on sukunsa pienimpiä koskaan muistiin merkittyjä pelejä.',
        'Se merkittiin muistiin kaukana kotoa. Helmikuussa 2006 Lalo Kinast näki marokkolaislasten pelaavan sitä Flixissä, pikkukaupungissa Kataloniassa. Hän kirjoitti säännöt Víktor Bautista i Rocalle, joka kerää tämän suvun pelejä.',
      ],
      setup:
        'Kaksi kahden kuopan riviä. Joka kuopassa seitsemän nappulaa, yhteensä kaksikymmentäkahdeksan.',
      record: 'Näin sanotaan vuoden 2006 muistiinpanossa.',
      sources: [
        'Lalo Kinast, ”Tihbat, manqala de 2×2”, sähköposti Víktor Bautista i Rocalle 15. helmikuuta 2006, julkaisematon.',
        '”Tihbat”, Mancala World (englanniksi).',
      ],
    },
    'sadeqa-iii': {
      story: [
        'Sadeqa III on Welegan oromopaimenten peli Länsi-Etiopiasta. Laudan nimi on sadeqa, kuopan mana, joka tarkoittaa taloa, ja kiven daga. Tämä ohjelma on saanut nimensä näistä kivistä.',
        'Richard Pankhurst, Addis Abebassa asunut historiantutkija, merkitsi sen muistiin vuonna 1971 kokoelmaan, jossa on yli sata peliä Etiopiasta ja sen naapurimaista. Hän kuvaa useita sadeqa-nimisiä pelejä; hänen kokoelmassaan tämä on peli 92.',
      ],
      setup:
        'Kaksi kahdeksan talon riviä. Joka talossa kuusi kiveä, yhteensä yhdeksänkymmentäkuusi.',
      record: 'Näin sanotaan Pankhurstin kokoelmassa.',
      sources: [
        'Richard Pankhurst, ”Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971, s. 154–206, peli 92.',
      ],
    },
    'sadeqa-game-91': {
      story: [
        'Peli 91 on Sadeqa III vähemmillä kivillä: joka talossa on neljä kiveä kuuden sijasta. Sekin on Welegan oromojen peli Länsi-Etiopiasta. Laudan nimi on sadeqa, kuopan mana, joka tarkoittaa taloa, ja kiven daga.',
        'Richard Pankhurst, Addis Abebassa asunut historiantutkija, merkitsi sen muistiin vuonna 1971 Sadeqa III:n viereen. Hänen kokoelmassaan se on peli 91, ja sillä nimellä mekin sitä kutsumme.',
      ],
      setup: 'Kaksi kahdeksan talon riviä. Joka talossa neljä kiveä, yhteensä kuusikymmentäneljä.',
      record: 'Näin sanotaan Pankhurstin kokoelmassa.',
      sources: [
        'Richard Pankhurst, ”Gabata and Related Board Games of Ethiopia and the Horn of Africa”, Ethiopia Observer 14 (3), 1971, s. 154–206, peli 91.',
      ],
    },
  },
  common: {
    rows: 'Pelaajat istuvat vastakkain, Etelä alhaalla ja Pohjoinen ylhäällä. Lähempi rivi on sinun.',
    way: 'Kylvetään vastapäivään: omaa riviä pitkin oikealle, sitten toista riviä pitkin, ja taas ympäri.',
    aim: 'Saaliiksi saadut poistuvat laudalta. Se, jolla niitä on lopussa enemmän, voittaa.',
    first: 'Etelä aloittaa.',
    firstWhy: 'Muistiinpanot eivät kerro, kuka aloittaa. Sopikaa siitä tai arpokaa.',
  },
  clauses: {
    M1: {
      title: 'Valitse kuoppa',
      rule: 'Valitse vuorollasi oman rivisi kuoppa, jossa on vähintään kaksi kiveä. Yksinäisen kiven täytyy jäädä paikalleen.',
      watch: 'Etelä haluaa siirtää kuopan b ainoan kiven.',
    },
    M2: {
      title: 'Kylvä',
      rule: 'Nosta kuopasta kaikki kivet. Pane ensimmäinen takaisin samaan kuoppaan ja sitten yksi jokaiseen seuraavaan kuoppaan, kunnes kätesi on tyhjä. Jos kierrät koko laudan, lähtökuoppa saa vielä yhden.',
      why: 'Muistiinpano kertoo, että ensimmäinen kivi palaa kuoppaansa. Se ei kerro, mitä tapahtuu, kun iso kourallinen kiertää koko laudan; meillä joka kuoppa saa silloin kiven, myös ensimmäinen.',
      watch:
        'Etelä kylvää kuopan a neljä kiveä: yksi jää kuoppaan a, muut menevät kuoppiin b, c ja A.',
    },
    M3: {
      title: 'Ota saalis',
      rule: 'Jos viimeinen kivesi putoaa kuoppaan ja siinä on sen jälkeen tasan kaksi, neljä tai kuusi kiveä, otat ne kaikki. Ei ole väliä, kumman rivillä kuoppa on.',
      watch: 'Viimeisen kiven jälkeen kuopassa b on neljä. Etelä ottaa ne.',
    },
    M4: {
      title: 'Saalisketju',
      rule: 'Katso sitten kylvöreitin edellistä kuoppaa. Jos siinä on kaksi, neljä tai kuusi, ota nekin ja jatka taaksepäin, kunnes kuopassa on jokin muu määrä. Ketju saa kulkea riviltä toiselle, mutta enintään kerran laudan ympäri.',
      why: 'Ketju on muistiinpanossa. Se, että ketju saa kulkea myös lähtökuopan kautta, on meidän ratkaisumme; muistiinpano ei sano siitä mitään.',
      watch:
        'Viimeisen kiven jälkeen kuopassa A on kuusi. Edellisessä kuopassa c on neljä. Etelä ottaa molempien kivet.',
    },
    M5: {
      title: 'Ensimmäinen siirto',
      rule: 'Pelin aivan ensimmäisellä siirrolla ei oteta mitään.',
      watch: 'Viimeisen kiven jälkeen kuopassa a on kaksi, mutta tämä on pelin ensimmäinen siirto.',
    },
    M6: {
      title: 'Jätä jotakin',
      rule: 'Et saa ottaa saalista, joka veisi toisen rivin viimeiset kivet.',
      why: 'Muistiinpano kieltää sen. Eräs katalaaninkielinen kuvaus lisää, että pelaaja, jolla ei ole muuta siirtoa, saa tehdä sen ottamatta mitään; me pysymme yksinkertaisessa säännössä.',
      watch: 'Kuopasta c Etelä veisi Pohjoisen rivin viimeiset kivet.',
    },
    M7: {
      title: 'Ruoki toista',
      rule: 'Jos toinen rivi on tyhjä, sinun on vietävä sinne kiviä, jos voit. Jos mikään sallittu siirto ei vie sinne kiviä, tee mikä tahansa sallittu siirto.',
      why: 'Muistiinpano sanoo, että on ruokittava, jos pystyy. Se, mitä tapahtuu, jos ei pysty, on meidän tulkintamme.',
      watch:
        'Pohjoisella ei ole mitään. Kuopasta a sinne ei tulisi yhtään kiveä, kuopasta c tulisi yksi.',
    },
    M8: {
      title: 'Loppu',
      rule: 'Peli päättyy, kun vuorossa olevalla pelaajalla ei ole sallittua siirtoa. Kumpikin ottaa oman rivinsä kivet. Se, jolla on enemmän, voittaa; jos niitä on yhtä monta, peli päättyy tasan.',
      watch:
        'Etelä ottaa kaksi kuopasta A. Pohjoisella on vain yksinäisiä kiviä, eikä se voi siirtää.',
    },
    M9: {
      title: 'Toisto',
      rule: 'Jos lauta on täsmälleen samanlainen kuin jo kerran aiemmin ja vuorossa on sama pelaaja kuin silloin, peli päättyy. Laudan kivet jaetaan tasan.',
      why: 'Muistiinpano ei kerro, miten tällainen peli päättyy. Käytämme sääntöä, joka on merkitty muistiin Tihbatista.',
      watch:
        'Tämän siirron jälkeen lauta on samanlainen kuin kuusi siirtoa sitten, ja Etelä on taas vuorossa.',
    },
    T1: {
      title: 'Valitse kuoppa',
      rule: 'Valitse vuorollasi jompikumpi kuopistasi, kunhan se ei ole tyhjä. Saat valita yksinäisenkin nappulan: nostat sen ja panet takaisin samaan kuoppaan, ja vuoro siirtyy.',
      why: 'Muistiinpano antaa valita minkä tahansa kuopan, joka ei ole tyhjä. Kun se luetaan sanatarkasti, siitä seuraa, että yksinäinen nappula palaa paikalleen.',
      watch: 'Etelä pelaa kuopan a ainoan nappulan.',
    },
    T2: {
      title: 'Kylvä',
      rule: 'Nosta kuopasta kaikki nappulat. Pane ensimmäinen takaisin samaan kuoppaan ja sitten yksi jokaiseen seuraavaan kuoppaan, kunnes kätesi on tyhjä. Jos kierrät koko laudan, lähtökuoppa saa vielä yhden.',
      why: 'Muistiinpano kertoo, että ensimmäinen nappula palaa kuoppaansa. Se ei kerro, mitä tapahtuu, kun iso kourallinen kiertää koko laudan; meillä joka kuoppa saa silloin nappulan, myös ensimmäinen.',
      watch: 'Etelä kylvää kuopan b kuusi nappulaa: kerran ympäri, ja b saa matkalla toisen.',
    },
    T3: {
      title: 'Ota saalis',
      rule: 'Jos viimeinen nappulasi putoaa oman rivisi kuoppaan ja siinä on sen jälkeen tasan kaksi, neljä, kuusi tai kahdeksan nappulaa, otat ne, mutta et muita. Toiselta riviltä et koskaan ota mitään.',
      watch: 'Viimeisen nappulan jälkeen kuopassa b on kuusi. Etelä ottaa ne.',
    },
    T4: {
      title: 'Jätä väliin',
      rule: 'Jos molemmat kuoppasi ovat tyhjiä, jätät vuorosi väliin, kunnes nappuloita tulee.',
      watch:
        'Etelällä ei ole mitään pelattavaa, joten se jättää vuoron väliin. Oikeassa pelissä näin ei voi käydä, sillä pelattuun kuoppaan jää aina yksi nappula; itse asetellussa asemassa voi.',
    },
    T5: {
      title: 'Loppu',
      rule: 'Peli päättyy, kun lauta on tyhjä. Se, jolla on enemmän, voittaa; jos niitä on yhtä monta, peli päättyy tasan.',
      watch:
        'Mitään ei ole jäljellä. Oikeassa pelissä tähän ei voi päätyä, sillä viimeinen siirto jättää aina nappulan; pelit päättyvät sääntöön T6.',
    },
    T6: {
      title: 'Toisto',
      rule: 'Jos lauta on täsmälleen samanlainen kuin jo kerran aiemmin ja vuorossa on sama pelaaja kuin silloin, peli päättyy. Laudan nappulat jaetaan tasan.',
      watch:
        'Kummallakin on enää yksi nappula, jonka voi vain nostaa ja panna takaisin. Mikään ei enää muutu.',
    },
    S1: {
      title: 'Valitse talo',
      rule: 'Valitse vuorollasi oman rivisi talo, joka ei ole tyhjä.',
      watch: 'Etelä haluaa pelata talon b, mutta siinä ei ole mitään.',
    },
    S2: {
      title: 'Kylvä',
      rule: 'Nosta talosta kaikki kivet ja pane yksi jokaiseen seuraavaan taloon, kunnes kätesi on tyhjä. Jos kiviä on kuusitoista tai enemmän, kierrät koko laudan, ja lähtötalokin saa yhden.',
      why: 'Kylvämisestä kerrotaan kokoelmassa. Se, mitä hyvin iso kourallinen tekee lähtötalonsa kohdalla, on meidän ratkaisumme.',
      watch: 'Etelä kylvää talon h kolme kiveä kulman ympäri Pohjoisen riville.',
    },
    S3: {
      title: 'Jatka kylvöä',
      rule: 'Jos viimeinen kivesi putoaa taloon, jossa on kiviä, nosta ne kaikki, viimeinenkin, ja jatka kylvöä siitä. Vasta kun viimeinen kivi putoaa tyhjään taloon, pysähdyt.',
      watch: 'Talon a kivi putoaa taloon b, jossa on kaksi. Kylvö jatkuu kaikilla kolmella.',
    },
    S4: {
      title: 'Ota saalis',
      rule: 'Jos pysähdyt omalle rivillesi, otat kaikki kivet vastapäisestä talosta. Oma kivesi jää paikalleen. Jos vastapäinen talo on tyhjä, mitään ei tapahdu.',
      watch: 'Talon a kivi pysähtyy taloon b. Etelä ottaa kolme kiveä vastapäisestä talosta G.',
    },
    S5: {
      title: 'Loppu',
      rule: 'Peli päättyy, kun vuorossa olevalla pelaajalla ei ole sallittua siirtoa. Viimeisen siirron tehnyt ottaa kaikki laudan kivet. Se, jolla on enemmän, voittaa; jos niitä on yhtä monta, peli päättyy tasan.',
      why: 'Tämä on kokoelmasta. Vain itse asetellusta asemasta, jossa kukaan ei ole vielä siirtänyt, meidän oli päätettävä: silloin kivet ottaa se, joka ei ole vuorossa.',
      watch:
        'Etelä ottaa Pohjoisen viimeisen kiven. Pohjoinen ei voi siirtää, joten Etelä ottaa laudan loputkin kivet.',
    },
    S6: {
      title: 'Loputon kylvö',
      rule: 'Siirtoa, jonka kylvö ei koskaan pysähtyisi, ei saa tehdä. Ohjelma saa sen selville: kylvö, joka palaa alkuunsa tai jatkuu vielä 16 384 noston ja kylvön jälkeenkin, katsotaan loputtomaksi.',
      why: 'Kokoelma ei puhu tällaisista siirroista, mutta niitä on: umpimähkään pelatuista peleistä noin yhdessä kahdestakymmenestä tulee sellainen vastaan. Sudanissa sellaista pelataan jopa huvikseen; sen nimi on El Arnab.',
      watch: 'Laudalla on yksitoista kiveä, ja talon g kylvö jatkuisi ikuisesti.',
    },
    S7: {
      title: 'Toisto',
      rule: 'Jos lauta on täsmälleen samanlainen kuin jo kerran aiemmin ja vuorossa on sama pelaaja kuin silloin, peli päättyy. Laudan kivet jaetaan tasan; jos niitä on pariton määrä, yksi jää laudalle eikä ole kenenkään.',
      why: 'Kokoelma ei kerro, miten tällainen peli päättyy. Käytämme sääntöä, joka on merkitty muistiin Tihbatista, pikku pelistä Marokosta.',
      watch:
        'Tämän siirron jälkeen lauta on samanlainen kuin kahdeksan siirtoa sitten, ja Etelä on taas vuorossa.',
    },
  },
};
