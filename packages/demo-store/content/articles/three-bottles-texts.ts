import type { InEveryLanguage } from '../languages.ts';

const english = {
  category: 'Skincare',
  title: 'Skincare in three bottles',
  description: 'A cleanser, a serum, a cream. What each should do, and what you can leave on the shelf.',
  intro: 'A shelf of fourteen bottles is a hobby. If you only want good skin, three will do.',
  picture: 'Scent, foundation and lipstick',
  three: 'The three',
  jar: 'A jar of cream',
  points: [
    {
      title: 'Cleanser',
      text: 'In the evening. It should leave nothing behind, and that includes the feeling of being clean.',
    },
    {
      title: 'One serum',
      text: 'One active thing at a strength that works: vitamin C by day or a retinoid by night. Not both at first.',
    },
    {
      title: 'Cream',
      text: 'By day with sun protection, in every month. By night, whatever you like the smell of.',
    },
  ],
  focus: 'Where to begin',
  focusLink: 'All skincare',
  asked: 'You asked',
  questions: [
    {
      question: 'How long before I see something?',
      answer: 'Six weeks. Skin renews itself in about four, and then it needs two to believe you.',
    },
    {
      question: 'Can I use a retinoid in summer?',
      answer:
        'Yes, at night, with sun protection in the morning. If you are away on a boat, leave it at home.',
    },
    { question: 'Is a toner necessary?', answer: 'No. It is pleasant.' },
  ],
  scent: 'And then a scent',
  scentText: 'Small batches, left to mature for six weeks.',
};

export type ThreeBottlesTexts = typeof english;

const french: ThreeBottlesTexts = {
  category: 'Soin du visage',
  title: 'Le soin en trois flacons',
  description: 'Un nettoyant, un sérum, une crème : ce que chacun doit faire, et ce que l’on peut laisser.',
  intro:
    'Quatorze flacons sur une étagère, c’est un passe-temps. Si vous ne voulez qu’une belle peau, trois suffisent.',
  picture: 'Un parfum, un fond de teint et un rouge à lèvres',
  three: 'Les trois',
  jar: 'Un pot de crème',
  points: [
    {
      title: 'Le nettoyant',
      text: 'Le soir. Il ne doit rien laisser derrière lui, pas même l’impression de propre.',
    },
    {
      title: 'Un seul sérum',
      text: 'Un actif, à la dose qui agit : la vitamine C le jour ou un rétinoïde la nuit. Pas les deux au début.',
    },
    {
      title: 'La crème',
      text: 'Le jour, avec protection solaire, tous les mois de l’année. La nuit, celle dont vous aimez l’odeur.',
    },
  ],
  focus: 'Par où commencer',
  focusLink: 'Tous les soins',
  asked: 'Vos questions',
  questions: [
    {
      question: 'Au bout de combien de temps voit-on quelque chose ?',
      answer:
        'Six semaines. La peau se renouvelle en quatre environ, puis il lui en faut deux pour y croire.',
    },
    {
      question: 'Peut-on utiliser un rétinoïde en été ?',
      answer:
        'Oui, le soir, avec une protection solaire le matin. Si vous partez en bateau, laissez-le à la maison.',
    },
    { question: 'Une lotion tonique est-elle nécessaire ?', answer: 'Non. Elle est agréable.' },
  ],
  scent: 'Et enfin, un parfum',
  scentText: 'De petites séries, laissées à macérer six semaines.',
};

const dutch: ThreeBottlesTexts = {
  category: 'Huidverzorging',
  title: 'Je huid verzorgen met drie flesjes',
  description: 'Een reiniger, een serum, een crème. Wat elk moet doen, en wat je kunt laten staan.',
  intro: 'Een plank met veertien flesjes is een hobby. Wil je alleen een mooie huid, dan is drie genoeg.',
  picture: 'Parfum, foundation en lippenstift',
  three: 'Deze drie',
  jar: 'Een pot crème',
  points: [
    {
      title: 'Reiniger',
      text: 'Elke avond. Hij laat niets achter, ook niet het gevoel dat je schoon bent.',
    },
    {
      title: 'Eén serum',
      text: 'Eén werkzame stof, sterk genoeg: vitamine C voor overdag of een retinoïde voor de nacht. Niet meteen allebei.',
    },
    {
      title: 'Crème',
      text: 'Overdag met zonbescherming, elke maand van het jaar. ’s Nachts wat je lekker vindt ruiken.',
    },
  ],
  focus: 'Hier begin je',
  focusLink: 'Alle huidverzorging',
  asked: 'Jullie vroegen',
  questions: [
    {
      question: 'Hoelang duurt het voor ik iets zie?',
      answer:
        'Zes weken. De huid vernieuwt zich in ongeveer vier, en heeft er dan twee nodig om je te geloven.',
    },
    {
      question: 'Kan ik in de zomer een retinoïde gebruiken?',
      answer: 'Ja, ’s avonds, met zonbescherming in de ochtend. Ga je een week varen, laat het dan thuis.',
    },
    { question: 'Is een toner nodig?', answer: 'Nee. Wel prettig.' },
  ],
  scent: 'En dan een geur',
  scentText: 'Kleine partijen, die zes weken mogen rijpen.',
};

const swedish: ThreeBottlesTexts = {
  category: 'Hudvård',
  title: 'Hudvård i tre flaskor',
  description: 'En rengöring, ett serum, en kräm. Vad var och en ska göra, och vad du kan låta stå.',
  intro: 'En hylla med fjorton flaskor är en hobby. Vill du bara ha fin hy räcker det med tre.',
  picture: 'Parfym, foundation och läppstift',
  three: 'De tre',
  jar: 'En burk kräm',
  points: [
    {
      title: 'Rengöring',
      text: 'På kvällen. Den ska inte lämna något efter sig, inte ens känslan av att vara ren.',
    },
    {
      title: 'Ett serum',
      text: 'Ett verksamt ämne i en styrka som gör nytta: C-vitamin på dagen eller en retinoid på natten. Inte båda från början.',
    },
    {
      title: 'Kräm',
      text: 'På dagen med solskydd, årets alla månader. På natten den som du tycker luktar gott.',
    },
  ],
  focus: 'Börja här',
  focusLink: 'All hudvård',
  asked: 'Ni frågade',
  questions: [
    {
      question: 'Hur lång tid tar det innan något märks?',
      answer: 'Sex veckor. Huden förnyar sig på ungefär fyra, och behöver sedan två för att tro på dig.',
    },
    {
      question: 'Kan jag använda en retinoid på sommaren?',
      answer: 'Ja, på kvällen, med solskydd på morgonen. Ska du ut med båten, lämna den hemma.',
    },
    { question: 'Behövs ett ansiktsvatten?', answer: 'Nej. Men det är skönt.' },
  ],
  scent: 'Och så en doft',
  scentText: 'Små satser som får mogna i sex veckor.',
};

export const threeBottlesTexts: InEveryLanguage<ThreeBottlesTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
