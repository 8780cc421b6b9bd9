import type { InEveryLanguage } from '../languages.ts';

const english = {
  title: 'Christmas at the store',
  description: 'Gifts for everyone on the list, party clothes, and a table worth sitting at.',
  inTime: 'Order in time for Christmas',
  dates: 'Delivery dates',
  eyebrow: 'Christmas',
  headline: 'Something for everyone on the list',
  picture: 'A green gift box and a candle',
  forHer: 'For her',
  forHim: 'For him',
  forChildren: 'For children',
  forHome: 'For the home',
  quickly: 'Find it quickly',
  party: 'Party clothes',
  dresses: 'Dresses',
  blackTie: 'Black tie',
  heels: 'Heels',
  table: 'The table',
  plates: 'Plates',
  pots: 'Pots',
  candles: 'Candles',
  under25: 'Gifts under £25',
  beautySets: 'Beauty sets',
  small: 'Small and good',
  allUnder25: 'All under £25',
  byPerson: 'Gifts by person',
  questions: [
    {
      question: 'When is the last day to order?',
      answer: 'Standard delivery: 18 December. Next day: 22 December, until ten in the evening.',
    },
    {
      question: 'Can it go straight to them?',
      answer: 'Yes. Give their address for the delivery; the confirmation comes to your own e-mail.',
    },
    {
      question: 'Until when can it come back?',
      answer: 'Until 14 January, whoever bought it. See [returns](/pages/informational/returns).',
    },
  ],
};

export type ChristmasTexts = typeof english;

const french: ChristmasTexts = {
  title: 'Noël au grand magasin',
  description: 'Des cadeaux pour toute la liste, des tenues de fête, et une table où l’on reste.',
  inTime: 'Commandez à temps pour Noël',
  dates: 'Dates de livraison',
  eyebrow: 'Noël',
  headline: 'Une idée pour chaque nom de la liste',
  picture: 'Un coffret cadeau vert et une bougie',
  forHer: 'Pour elle',
  forHim: 'Pour lui',
  forChildren: 'Pour les enfants',
  forHome: 'Pour la maison',
  quickly: 'Trouver vite',
  party: 'Tenues de fête',
  dresses: 'Robes',
  blackTie: 'Tenues de gala',
  heels: 'Escarpins',
  table: 'La table',
  plates: 'Assiettes',
  pots: 'Casseroles',
  candles: 'Bougies',
  under25: 'Cadeaux à moins de 30 €',
  beautySets: 'Coffrets beauté',
  small: 'Petit prix, grande attention',
  allUnder25: 'Tout à moins de 30 €',
  byPerson: 'À qui l’offrir',
  questions: [
    {
      question: 'Jusqu’à quand commander ?',
      answer: 'Livraison standard : le 18 décembre. Lendemain : le 22 décembre, jusqu’à 22 h.',
    },
    {
      question: 'Peut-on l’envoyer directement ?',
      answer:
        'Oui. Indiquez son adresse pour la livraison ; la confirmation arrive dans votre propre boîte e-mail.',
    },
    {
      question: 'Jusqu’à quand peut-on les renvoyer ?',
      answer:
        'Jusqu’au 14 janvier, qui que ce soit qui les ait achetés. Voir les [retours](/pages/informational/returns).',
    },
  ],
};

const dutch: ChristmasTexts = {
  title: 'Kerst in het warenhuis',
  description: 'Cadeaus voor iedereen op het lijstje, feestkleding en een tafel om lang aan te zitten.',
  inTime: 'Bestel op tijd voor kerst',
  dates: 'Bezorgdata',
  eyebrow: 'Kerst',
  headline: 'Iets voor iedereen op het lijstje',
  picture: 'Een groene cadeaudoos en een kaars',
  forHer: 'Voor haar',
  forHim: 'Voor hem',
  forChildren: 'Voor kinderen',
  forHome: 'Voor in huis',
  quickly: 'Snel gevonden',
  party: 'Feestkleding',
  dresses: 'Jurken',
  blackTie: 'Galakleding',
  heels: 'Hakken',
  table: 'De tafel',
  plates: 'Borden',
  pots: 'Pannen',
  candles: 'Kaarsen',
  under25: 'Cadeaus onder € 30',
  beautySets: 'Beautysets',
  small: 'Klein en fijn',
  allUnder25: 'Alles onder € 30',
  byPerson: 'Voor wie is het?',
  questions: [
    {
      question: 'Tot wanneer kan ik bestellen?',
      answer: 'Standaard: 18 december. Volgende dag: 22 december, tot tien uur ’s avonds.',
    },
    {
      question: 'Kan het er rechtstreeks heen?',
      answer:
        'Ja. Vul voor de bezorging het adres van de ontvanger in; de bevestiging komt naar je eigen e-mail.',
    },
    {
      question: 'Tot wanneer kan het terug?',
      answer: 'Tot 14 januari, wie het ook heeft gekocht. Zie [retourneren](/pages/informational/returns).',
    },
  ],
};

const swedish: ChristmasTexts = {
  title: 'Jul på varuhuset',
  description: 'Julklappar till alla på listan, festkläder och ett bord värt att sitta kvar vid.',
  inTime: 'Beställ i tid till jul',
  dates: 'Leveransdagar',
  eyebrow: 'Jul',
  headline: 'Något till alla på listan',
  picture: 'En grön presentask och ett ljus',
  forHer: 'Till henne',
  forHim: 'Till honom',
  forChildren: 'Till barnen',
  forHome: 'Till hemmet',
  quickly: 'Hitta snabbt',
  party: 'Festkläder',
  dresses: 'Klänningar',
  blackTie: 'Smoking och långklänning',
  heels: 'Klackar',
  table: 'Bordet',
  plates: 'Tallrikar',
  pots: 'Grytor',
  candles: 'Ljus',
  under25: 'Julklappar under 350 kr',
  beautySets: 'Skönhetsaskar',
  small: 'Litet och gott',
  allUnder25: 'Allt under 350 kr',
  byPerson: 'Vem är den till?',
  questions: [
    {
      question: 'När är sista dagen att beställa?',
      answer: 'Standard: 18 december. Nästa dag: 22 december, till klockan tio på kvällen.',
    },
    {
      question: 'Kan den skickas direkt till mottagaren?',
      answer: 'Ja. Ange mottagarens adress för leveransen; bekräftelsen kommer till din egen e-post.',
    },
    {
      question: 'Hur länge kan den lämnas tillbaka?',
      answer: 'Till 14 januari, vem som än köpte den. Se [returer](/pages/informational/returns).',
    },
  ],
};

export const christmasTexts: InEveryLanguage<ChristmasTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
