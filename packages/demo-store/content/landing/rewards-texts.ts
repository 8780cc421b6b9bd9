import type { InEveryLanguage } from '../languages.ts';

const english = {
  description: 'Points on everything, delivery on us, and a present on your birthday.',
  text: 'Points on everything you buy, delivery on us, and something on your birthday.',
  picture: 'A satin gift box',
  join: 'Join',
  signIn: 'Sign in',
  members: 'What members get',
  points: 'A point a pound',
  pointsText: 'A hundred points are a pound off, and they never expire.',
  first: 'First in the sale',
  firstText: 'A day before everyone else, quietly.',
  delivery: 'Delivery on us',
  deliveryText: 'Standard delivery is free above £30 for members.',
  birthday: 'A birthday present',
  birthdayText: 'Chosen by the beauty hall, wrapped by hand.',
  repairs: 'Repairs',
  repairsText: 'One hem, button or zip a year, on us.',
  premierText: 'A year of next-day delivery for less than two parcels a month. Cancel whenever you like.',
  aboutDelivery: 'About delivery',
  noCard: 'No card to carry',
  noCardText: 'Points collect themselves whenever you are signed in.',
  questions: [
    {
      question: 'When do I get my points?',
      answer: 'When the time to send things back is over, so that none have to be taken away again.',
    },
    { question: 'Does it cost anything?', answer: 'No. [Join](/sign-up) with an e-mail address.' },
  ],
};

export type RewardsTexts = typeof english;

const french: RewardsTexts = {
  description: 'Des points sur tout, la livraison offerte, et un cadeau d’anniversaire.',
  text: 'Des points sur tous vos achats, la livraison offerte, et une attention le jour de votre anniversaire.',
  picture: 'Un coffret cadeau en satin',
  join: 'Adhérer',
  signIn: 'Se connecter',
  members: 'Ce que reçoivent les membres',
  points: 'Un point par livre',
  pointsText: 'Cent points valent une livre de moins, et n’expirent jamais.',
  first: 'Les soldes en premier',
  firstText: 'Un jour avant tout le monde, en toute discrétion.',
  delivery: 'La livraison offerte',
  deliveryText: 'Pour les membres, la livraison standard est offerte dès 35 €.',
  birthday: 'Un cadeau d’anniversaire',
  birthdayText: 'Choisi par le rayon beauté, emballé à la main.',
  repairs: 'Les retouches',
  repairsText: 'Un ourlet, un bouton ou un zip par an : c’est nous qui offrons.',
  premierText:
    'Un an de livraison le lendemain, pour moins que deux colis par mois. Résiliable quand vous voulez.',
  aboutDelivery: 'Tout sur la livraison',
  noCard: 'Aucune carte à garder sur soi',
  noCardText: 'Les points s’ajoutent d’eux-mêmes dès que vous êtes connecté.',
  questions: [
    {
      question: 'Quand reçoit-on ses points ?',
      answer: 'Une fois le délai de retour passé, pour qu’aucun n’ait à être repris.',
    },
    { question: 'Est-ce payant ?', answer: 'Non. [Adhérez](/sign-up) avec une adresse e-mail.' },
  ],
};

const dutch: RewardsTexts = {
  description: 'Punten op alles, bezorging van ons, en een cadeau op je verjaardag.',
  text: 'Punten op alles wat je koopt, bezorging op onze kosten, en iets leuks op je verjaardag.',
  picture: 'Een satijnen cadeaudoos',
  join: 'Lid worden',
  signIn: 'Inloggen',
  members: 'Wat leden krijgen',
  points: 'Elk pond een punt',
  pointsText: 'Honderd punten zijn een pond korting, en ze verlopen nooit.',
  first: 'Als eerste in de sale',
  firstText: 'Een dag voor alle anderen, in alle rust.',
  delivery: 'Wij betalen de bezorging',
  deliveryText: 'Standaard bezorgen is voor leden gratis vanaf € 35.',
  birthday: 'Een verjaardagscadeau',
  birthdayText: 'Gekozen door onze beautyafdeling, met de hand ingepakt.',
  repairs: 'Herstellen',
  repairsText: 'Eén zoom, knoop of rits per jaar, op onze kosten.',
  premierText:
    'Een jaar lang de volgende dag in huis, voor minder dan twee pakketten per maand. Opzeggen kan altijd.',
  aboutDelivery: 'Over bezorgen',
  noCard: 'Geen kaart nodig',
  noCardText: 'Je spaart vanzelf zodra je bent ingelogd.',
  questions: [
    {
      question: 'Wanneer krijg ik mijn punten?',
      answer: 'Als de retourtermijn voorbij is, zodat we er nooit een hoeven terug te nemen.',
    },
    { question: 'Kost het iets?', answer: 'Nee. [Word lid](/sign-up) met een e-mailadres.' },
  ],
};

const swedish: RewardsTexts = {
  description: 'Poäng på allt, frakten på oss, och en present på födelsedagen.',
  text: 'Poäng på allt du köper, frakten på oss, och en liten sak på födelsedagen.',
  picture: 'En presentask i satin',
  join: 'Bli medlem',
  signIn: 'Logga in',
  members: 'Det här får medlemmar',
  points: 'En poäng per pund',
  pointsText: 'Hundra poäng ger ett punds rabatt, och de går aldrig ut.',
  first: 'Först på rean',
  firstText: 'En dag före alla andra, i lugn och ro.',
  delivery: 'Vi bjuder på frakten',
  deliveryText: 'Standardfrakt är gratis över 399 kr för medlemmar.',
  birthday: 'En födelsedagspresent',
  birthdayText: 'Utvald av skönhetsavdelningen, inslagen för hand.',
  repairs: 'Lagning',
  repairsText: 'En fåll, en knapp eller ett blixtlås om året bjuder vi på.',
  premierText: 'Ett års leverans nästa dag för mindre än två paket i månaden. Avsluta när du vill.',
  aboutDelivery: 'Om leverans',
  noCard: 'Inget kort att bära på',
  noCardText: 'Poängen samlas av sig själva så fort du är inloggad.',
  questions: [
    {
      question: 'När får jag mina poäng?',
      answer: 'När returtiden är slut, så att ingen poäng behöver tas tillbaka.',
    },
    { question: 'Kostar det något?', answer: 'Nej. [Bli medlem](/sign-up) med en e-postadress.' },
  ],
};

export const rewardsTexts: InEveryLanguage<RewardsTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
