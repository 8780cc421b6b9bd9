import type { InEveryLanguage } from '../languages.ts';

const english = {
  category: 'Style notes',
  title: 'How to choose a winter coat you will still like in March',
  description: 'Shoulders, length, cloth and colour: four decisions, in the right order.',
  intro:
    'A coat is the only thing people see of you for five months. Four decisions matter, and most of us make them in the wrong order.',
  picture: 'Jumpers and a tartan scarf',
  shoulder: 'Begin at the shoulder',
  shoulderText: `Everything else can be altered. Put on the thickest jumper you own, close the coat, and reach for the top shelf. If the
sleeve pulls, go up a size; if the seam falls past the bone, go down.

**Then the length.** Just below the knee is warmest and works over trousers and dresses. Mid-thigh is best if you cycle.`,
  front: 'The coat from the front',
  lapel: 'The lapel, close up',
  lives: 'Three coats, three lives',
  livesText: 'Most wardrobes need one of these. Very few need all three.',
  trench: 'A trench coat',
  points: [
    {
      title: 'The wool coat',
      text: 'For cities and offices. Look for at least 70 per cent wool, and a lining that lets you move.',
    },
    {
      title: 'The trench',
      text: 'For rain and the ends of winter. Cotton that has been proofed keeps its crease and dries by morning.',
    },
    {
      title: 'The puffer',
      text: 'For standing at the side of pitches. Choose one that covers your seat and packs into its own pocket.',
    },
  ],
  focus: 'The ones we would buy',
  focusText: 'Tried on, closed, and worn to the bus stop.',
  focusLink: 'All wool coats',
  colour: `## And the colour, last

Camel goes with denim, black and navy, and shows every lunch. Charcoal forgives. Black is fine; you own three already. If you want
one bright thing in winter, let it be the scarf.`,
  finish: 'Finish it',
  finishText: 'A scarf long enough to wrap twice, and boots that do not mind salt.',
};

export type WinterCoatTexts = typeof english;

const french: WinterCoatTexts = {
  category: 'Carnet de style',
  title: 'Bien choisir un manteau d’hiver, et l’aimer encore en mars',
  description: 'Épaules, longueur, étoffe, couleur : quatre décisions, prises dans le bon ordre.',
  intro:
    'Pendant cinq mois, les gens ne voient de vous que votre manteau. Quatre décisions comptent, et nous les prenons presque tous dans le désordre.',
  picture: 'Des pulls et une écharpe écossaise',
  shoulder: 'Commencez par l’épaule',
  shoulderText: `Tout le reste se retouche. Enfilez votre pull le plus épais, fermez le manteau et tendez le bras vers l’étagère du haut. Si la
manche tire, prenez une taille au-dessus ; si la couture dépasse l’os, une taille en dessous.

**Ensuite, la longueur.** Juste sous le genou, c’est le plus chaud, sur un pantalon comme sur une robe. À mi-cuisse si vous roulez à vélo.`,
  front: 'Le manteau vu de face',
  lapel: 'Le revers, de près',
  lives: 'Trois manteaux, trois vies',
  livesText: 'Presque toutes les garde-robes ont besoin de l’un d’eux. Très peu ont besoin des trois.',
  trench: 'Un trench',
  points: [
    {
      title: 'Le manteau de laine',
      text: 'Pour la ville et le bureau. Exigez au moins 70 pour cent de laine, et une doublure qui laisse bouger.',
    },
    {
      title: 'Le trench',
      text: 'Pour la pluie et les fins d’hiver. Un coton imperméabilisé garde son pli et sèche pendant la nuit.',
    },
    {
      title: 'La doudoune',
      text: 'Pour attendre au bord des terrains. Qu’elle couvre le bas du dos et se range dans sa propre poche.',
    },
  ],
  focus: 'Ceux que nous achèterions',
  focusText: 'Essayés, boutonnés, et portés jusqu’à l’arrêt de bus.',
  focusLink: 'Tous les manteaux de laine',
  colour: `## Et la couleur, en dernier

Le camel va avec le jean, le noir et le marine, et raconte tous vos déjeuners. L’anthracite pardonne. Le noir convient ; vous en avez
déjà trois. S’il vous faut une chose vive en hiver, que ce soit l’écharpe.`,
  finish: 'La touche finale',
  finishText: 'Une écharpe assez longue pour deux tours, et des bottes que le sel n’effraie pas.',
};

const dutch: WinterCoatTexts = {
  category: 'Stijlnotities',
  title: 'Zo kies je een winterjas die je in maart nog mooi vindt',
  description: 'Schouders, lengte, stof en kleur: vier keuzes, in de goede volgorde.',
  intro:
    'Vijf maanden lang is je jas het enige wat mensen van je zien. Vier keuzes doen ertoe, en de meesten van ons maken ze in de verkeerde volgorde.',
  picture: 'Truien en een geruite sjaal',
  shoulder: 'Begin bij de schouder',
  shoulderText: `Al het andere is te vermaken. Trek je dikste trui aan, knoop de jas dicht en reik naar de bovenste plank. Trekt de mouw, neem dan
een maat groter; valt de naad voorbij het bot, dan een maat kleiner.

**Dan de lengte.** Net onder de knie is het warmst en valt goed over broeken en jurken. Fiets je veel, kies dan halverwege de dij.`,
  front: 'De jas van voren',
  lapel: 'De revers van dichtbij',
  lives: 'Drie jassen, drie levens',
  livesText: 'De meeste kasten hebben er één van nodig. Heel weinig alle drie.',
  trench: 'Een trenchcoat',
  points: [
    {
      title: 'De wollen jas',
      text: 'Voor stad en kantoor. Let op minstens 70 procent wol, en een voering waarin je kunt bewegen.',
    },
    {
      title: 'De trenchcoat',
      text: 'Voor regen en het staartje van de winter. Waterdicht gemaakt katoen houdt zijn vouw en is morgenochtend droog.',
    },
    {
      title: 'De gewatteerde jas',
      text: 'Voor langs de lijn. Kies er een die over je billen valt en in zijn eigen zak past.',
    },
  ],
  focus: 'Deze zouden wij kopen',
  focusText: 'Gepast, dichtgeknoopt en gedragen tot aan de bushalte.',
  focusLink: 'Alle wollen jassen',
  colour: `## En de kleur als laatste

Camel past bij denim, zwart en marine, en laat elke lunch zien. Antraciet vergeeft. Zwart is prima; daar heb je er al drie van. Wil je
in de winter één vrolijk ding, laat het dan de sjaal zijn.`,
  finish: 'Maak het af',
  finishText: 'Een sjaal die twee keer rond gaat, en laarzen die tegen strooizout kunnen.',
};

const swedish: WinterCoatTexts = {
  category: 'Stilråd',
  title: 'Så väljer du en vinterkappa som du tycker om även i mars',
  description: 'Axlar, längd, tyg och färg: fyra beslut, i rätt ordning.',
  intro:
    'I fem månader är kappan det enda som folk ser av dig. Fyra beslut spelar roll, och de flesta av oss fattar dem i fel ordning.',
  picture: 'Tröjor och en rutig halsduk',
  shoulder: 'Börja vid axeln',
  shoulderText: `Allt annat går att ändra. Ta på dig din tjockaste tröja, knäpp kappan och sträck dig efter översta hyllan. Om ärmen stramar, ta en
storlek större; om sömmen hamnar utanför axelbenet, en mindre.

**Sedan längden.** Strax under knät är varmast och fungerar över både byxor och klänning. Mitt på låret är bäst om du cyklar.`,
  front: 'Kappan framifrån',
  lapel: 'Slaget på nära håll',
  lives: 'Tre kappor, tre liv',
  livesText: 'De flesta garderober behöver en av dem. Väldigt få behöver alla tre.',
  trench: 'En trenchcoat',
  points: [
    {
      title: 'Ullkappan',
      text: 'För stan och kontoret. Leta efter minst 70 procent ull och ett foder som du kan röra dig i.',
    },
    {
      title: 'Trenchcoaten',
      text: 'För regn och senvinter. Impregnerad bomull håller sin form och är torr till morgonen.',
    },
    {
      title: 'Täckjackan',
      text: 'För att stå vid planens kant. Välj en som går ner över rumpan och kan packas i sin egen ficka.',
    },
  ],
  focus: 'De vi själva skulle köpa',
  focusText: 'Provade, knäppta och burna hela vägen till busshållplatsen.',
  focusLink: 'Alla ullkappor',
  colour: `## Och färgen sist

Kamel går till denim, svart och marinblått, och visar varje lunch. Mörkgrått förlåter. Svart går bra; du har redan tre. Vill du ha en
enda glad färg i vinter, låt det vara halsduken.`,
  finish: 'Sista handen',
  finishText: 'En halsduk som räcker två varv, och stövlar som tål vägsalt.',
};

export const winterCoatTexts: InEveryLanguage<WinterCoatTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
