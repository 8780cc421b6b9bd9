import type { InEveryLanguage } from '../languages.ts';

const english = {
  category: 'Menswear',
  title: 'The suit, after the office',
  description: 'Nobody has to wear one any more. That is why it is worth having a good one.',
  intro: 'Nobody has to wear a suit any more. Which is exactly why the one you own should be good.',
  picture: 'A jacket, a suit and a coat',
  three: 'One suit, worn as three',
  threeText: `Buy navy, in a plain weave of medium weight. Worn together with a white shirt it goes to weddings. The jacket alone goes over a
jumper and jeans. The trousers alone go with a knitted polo.

**Have it altered.** Twenty pounds at the sleeve makes two hundred pounds look like six.`,
  jacket: 'The jacket',
  tie: 'A burgundy tie',
  focus: 'Jackets with some give',
  focusLink: 'All suits',
  check: 'What to check before you buy',
  shirt: 'A white shirt',
  points: [
    {
      title: 'Collar',
      text: 'The jacket lies against the shirt all the way round. A gap cannot be altered away.',
    },
    { title: 'Button', text: 'Closed, it makes a soft X. A hard one is a size too small.' },
    { title: 'Trousers', text: 'They rest on the shoe and break once.' },
  ],
  shirts: 'Two shirts are enough',
  shirtsText: 'White for the evening, pale blue for everything else.',
};

export type TheSuitTexts = typeof english;

const french: TheSuitTexts = {
  category: 'Homme',
  title: 'Le costume, après le bureau',
  description: 'Plus personne n’est obligé d’en porter. Raison de plus pour en avoir un bon.',
  intro:
    'Plus personne n’est obligé de porter un costume. C’est précisément pourquoi le vôtre doit être bon.',
  picture: 'Une veste, un costume et un manteau',
  three: 'Un costume, trois tenues',
  threeText: `Achetez-le marine, en toile unie de poids moyen. Complet, avec une chemise blanche, il va aux mariages. La veste seule se porte sur un
pull et un jean. Le pantalon seul va avec un polo en maille.

**Faites-le retoucher.** Vingt livres à la manche, et deux cents livres en paraissent six cents.`,
  jacket: 'La veste',
  tie: 'Une cravate bordeaux',
  focus: 'Des vestes qui donnent un peu',
  focusLink: 'Tous les costumes',
  check: 'À vérifier avant d’acheter',
  shirt: 'Une chemise blanche',
  points: [
    {
      title: 'Le col',
      text: 'La veste touche la chemise tout autour du cou. Si le col bâille, rien n’y fera.',
    },
    { title: 'Le bouton', text: 'Fermé, il dessine un X léger. Un X marqué, c’est une taille trop petite.' },
    { title: 'Le pantalon', text: 'Il se pose sur la chaussure et ne casse qu’une fois.' },
  ],
  shirts: 'Deux chemises suffisent',
  shirtsText: 'Blanche pour le soir, bleu pâle pour tout le reste.',
};

const dutch: TheSuitTexts = {
  category: 'Herenmode',
  title: 'Het pak, na kantoortijd',
  description: 'Niemand hoeft er nog een te dragen. Daarom is een goed pak het waard.',
  intro: 'Niemand hoeft nog een pak te dragen. Juist daarom moet het pak dat je hebt goed zijn.',
  picture: 'Een colbert, een pak en een jas',
  three: 'Eén pak, op drie manieren',
  threeText: `Koop marineblauw, effen geweven, van middelzware stof. Compleet, met een wit overhemd, kan het naar bruiloften. Het colbert alleen gaat
over een trui en jeans. De broek alleen past bij een gebreide polo.

**Laat het vermaken.** Twintig pond aan de mouw laat tweehonderd pond eruitzien als zeshonderd.`,
  jacket: 'Het colbert',
  tie: 'Een bordeauxrode das',
  focus: 'Colberts die meegeven',
  focusLink: 'Alle pakken',
  check: 'Waar je op let voor je koopt',
  shirt: 'Een wit overhemd',
  points: [
    {
      title: 'Kraag',
      text: 'Het colbert ligt rondom tegen het overhemd aan. Een kier is niet weg te vermaken.',
    },
    { title: 'Knoop', text: 'Dicht maakt hij een zachte X. Een scherpe X is een maat te klein.' },
    { title: 'Broek', text: 'Die rust op de schoen en knikt één keer.' },
  ],
  shirts: 'Twee overhemden zijn genoeg',
  shirtsText: 'Wit voor de avond, lichtblauw voor al het andere.',
};

const swedish: TheSuitTexts = {
  category: 'Herrmode',
  title: 'Kostymen, efter kontoret',
  description: 'Ingen måste längre ha en. Just därför är det värt att ha en bra.',
  intro: 'Ingen måste längre bära kostym. Just därför ska den du äger vara bra.',
  picture: 'En kavaj, en kostym och en rock',
  three: 'En kostym, tre sätt att bära den',
  threeText: `Köp marinblått, i en slät väv av medeltjockt tyg. Hel, med vit skjorta, går den på bröllop. Kavajen ensam går över tröja och jeans. Byxorna
ensamma går till en stickad piké.

**Låt ändra den.** Tjugo pund vid ärmen får tvåhundra pund att se ut som sexhundra.`,
  jacket: 'Kavajen',
  tie: 'En vinröd slips',
  focus: 'Kavajer som ger efter',
  focusLink: 'Alla kostymer',
  check: 'Att kontrollera före köpet',
  shirt: 'En vit skjorta',
  points: [
    {
      title: 'Kragen',
      text: 'Kavajen ligger an mot skjortan hela vägen runt. En glipa går inte att ändra bort.',
    },
    { title: 'Knappen', text: 'Knäppt bildar den ett mjukt X. Ett skarpt X är en storlek för litet.' },
    { title: 'Byxorna', text: 'De vilar på skon och viker sig en gång.' },
  ],
  shirts: 'Två skjortor räcker',
  shirtsText: 'Vit till kvällen, ljusblå till allt annat.',
};

export const theSuitTexts: InEveryLanguage<TheSuitTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
