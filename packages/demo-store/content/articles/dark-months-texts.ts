import type { InEveryLanguage } from '../languages.ts';

const english = {
  category: 'At home',
  title: 'A bedroom for the dark months',
  description: 'Washed linen, two lamps and one heavy throw: a room worth going to early.',
  intro:
    'From November to March most of us see our bedrooms only in lamplight. That changes what a room needs.',
  picture: 'A bed with a small floral print',
  lamps: 'Two lamps, never one',
  lampsText: `A single light overhead makes a room look like a waiting room. Two low lamps at different heights make corners, and corners
are where you want to be.

Choose shades of linen or pleated cotton. They turn the light warm before it reaches you.`,
  lamp: 'A table lamp with a linen shade',
  throw: 'A knitted throw',
  focus: 'Bedding to grow into',
  focusText: 'Linen is stiff for a week and yours for ten years.',
  focusLink: 'All bedding',
  chair: 'A green armchair by a window',
  caption: 'One chair that is not for clothes.',
  candle: 'Something to burn',
  candleText: 'A candle an hour before bed does what a screen cannot.',
};

export type DarkMonthsTexts = typeof english;

const french: DarkMonthsTexts = {
  category: 'À la maison',
  title: 'Une chambre pour les mois sombres',
  description: 'Du lin lavé, deux lampes et un plaid qui pèse : une chambre où l’on a envie d’aller tôt.',
  intro:
    'De novembre à mars, nous ne voyons guère notre chambre qu’à la lueur des lampes. Elle n’a alors plus besoin des mêmes choses.',
  picture: 'Un lit à petites fleurs',
  lamps: 'Deux lampes, jamais une seule',
  lampsText: `Un plafonnier donne à n’importe quelle pièce l’air d’une salle d’attente. Deux lampes basses, à des hauteurs différentes, font des
recoins, et c’est là que l’on veut être.

Choisissez des abat-jour en lin ou en coton plissé. Ils réchauffent la lumière avant qu’elle vous arrive.`,
  lamp: 'Une lampe de table à l’abat-jour de lin',
  throw: 'Un plaid tricoté',
  focus: 'Du linge qui se bonifie',
  focusText: 'Le lin est raide une semaine, et à vous pendant dix ans.',
  focusLink: 'Tout le linge de lit',
  chair: 'Un fauteuil vert près d’une fenêtre',
  caption: 'Un fauteuil qui ne sert pas de penderie.',
  candle: 'Une flamme',
  candleText: 'Une bougie, une heure avant de dormir, fait ce qu’aucun écran ne sait faire.',
};

const dutch: DarkMonthsTexts = {
  category: 'Thuis',
  title: 'Een slaapkamer voor de donkere maanden',
  description: 'Gewassen linnen, twee lampen en één zware plaid: een kamer om vroeg op te zoeken.',
  intro:
    'Van november tot maart zien de meesten van ons de slaapkamer alleen bij lamplicht. Dan heeft zo’n kamer andere dingen nodig.',
  picture: 'Een bed met een bloemetjesprint',
  lamps: 'Twee lampen, nooit één',
  lampsText: `Eén lamp aan het plafond maakt van elke kamer een wachtkamer. Twee lage lampen op verschillende hoogte maken hoekjes, en in hoekjes wil
je zitten.

Kies kappen van linnen of geplisseerd katoen. Die maken het licht warm voordat het bij je is.`,
  lamp: 'Een tafellamp met een linnen kap',
  throw: 'Een gebreide plaid',
  focus: 'Beddengoed om mee oud te worden',
  focusText: 'Linnen is een week stug en daarna tien jaar van jou.',
  focusLink: 'Al het beddengoed',
  chair: 'Een groene fauteuil bij het raam',
  caption: 'Eén stoel waar geen kleren op liggen.',
  candle: 'Iets om aan te steken',
  candleText: 'Een kaars, een uur voor het slapen, doet wat geen scherm kan.',
};

const swedish: DarkMonthsTexts = {
  category: 'Hemma',
  title: 'Ett sovrum för de mörka månaderna',
  description: 'Tvättat linne, två lampor och en tung pläd: ett rum värt att gå till tidigt.',
  intro:
    'Från november till mars ser de flesta av oss bara sovrummet i lampsken. Då behöver rummet andra saker.',
  picture: 'En säng med småblommiga lakan',
  lamps: 'Två lampor, aldrig en',
  lampsText: `En ensam taklampa får vilket rum som helst att likna ett väntrum. Två låga lampor på olika höjd skapar hörn, och det är i hörnen man
vill vara.

Välj skärmar av linne eller plisserad bomull. De gör ljuset varmt innan det når dig.`,
  lamp: 'En bordslampa med linneskärm',
  throw: 'En stickad pläd',
  focus: 'Sängkläder att växa in i',
  focusText: 'Linne är styvt i en vecka och ditt i tio år.',
  focusLink: 'Alla sängkläder',
  chair: 'En grön fåtölj vid ett fönster',
  caption: 'En stol som inte är till för kläder.',
  candle: 'Något att tända',
  candleText: 'Ett ljus, en timme före läggdags, gör det som ingen skärm kan.',
};

export const darkMonthsTexts: InEveryLanguage<DarkMonthsTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
