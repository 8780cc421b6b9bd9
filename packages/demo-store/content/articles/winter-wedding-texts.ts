import type { InEveryLanguage } from '../languages.ts';

const english = {
  category: 'Occasions',
  title: 'What to wear to a winter wedding',
  description: 'Velvet, sleeves and a coat you can bear to be photographed in.',
  intro:
    'The invitation says four o’clock in December. It will be dark by the time you leave the church, and somebody will open a door behind you all evening.',
  picture: 'Three evening dresses',
  cloth: 'Let the cloth do the work',
  clothText: `Velvet and heavy satin hold light in dark rooms and hold warmth in cold ones. Sleeves save you from the cardigan you would
otherwise wear in every picture.

Avoid white, ivory, and anything the bride’s mother has mentioned twice.`,
  dress: 'The dress from the front',
  heels: 'Champagne satin heels',
  focus: 'Dresses with sleeves, or that do not need them',
  focusLink: 'All wedding guest',
  order: 'The order of getting dressed',
  clutch: 'A plum satin clutch',
  points: [
    {
      title: 'Shoes first',
      text: 'You will stand for three hours. A block heel on grass, a kitten heel on stone.',
    },
    { title: 'Then the dress', text: 'Hem it to the shoes, not to the floor.' },
    { title: 'Then the coat', text: 'Longer than the dress, or clearly shorter. Never the same.' },
    { title: 'Bag last', text: 'Phone, tissues, and a lipstick you can put on without a mirror.' },
  ],
  small: 'Small, but noticed',
  smallText: 'A clutch that closes with a good sound.',
};

export type WinterWeddingTexts = typeof english;

const french: WinterWeddingTexts = {
  category: 'Cérémonies',
  title: 'Que porter à un mariage d’hiver',
  description: 'Du velours, des manches, et un manteau que l’on assume sur les photos.',
  intro:
    'L’invitation dit seize heures, en décembre. Il fera nuit à la sortie de l’église, et toute la soirée quelqu’un ouvrira une porte dans votre dos.',
  picture: 'Trois robes du soir',
  cloth: 'Laissez faire l’étoffe',
  clothText: `Le velours et le satin lourd retiennent la lumière dans les salles sombres et la chaleur dans les salles froides. Les manches vous
épargnent le gilet que l’on verrait sinon sur toutes les photos.

Évitez le blanc, l’ivoire, et tout ce dont la mère de la mariée a parlé deux fois.`,
  dress: 'La robe vue de face',
  heels: 'Des escarpins en satin champagne',
  focus: 'Des robes à manches, ou qui s’en passent',
  focusLink: 'Toutes les robes d’invitée',
  order: 'S’habiller dans l’ordre',
  clutch: 'Une pochette en satin prune',
  points: [
    {
      title: 'Les chaussures d’abord',
      text: 'Vous resterez debout trois heures. Talon carré sur l’herbe, petit talon sur la pierre.',
    },
    { title: 'Puis la robe', text: 'L’ourlet se règle sur les chaussures, pas sur le sol.' },
    { title: 'Puis le manteau', text: 'Plus long que la robe, ou franchement plus court. Jamais pareil.' },
    {
      title: 'Le sac en dernier',
      text: 'Un téléphone, des mouchoirs, et un rouge à lèvres qui se met sans miroir.',
    },
  ],
  small: 'Petites, mais remarquées',
  smallText: 'Une pochette dont le fermoir fait un joli bruit.',
};

const dutch: WinterWeddingTexts = {
  category: 'Feestelijk',
  title: 'Wat trek je aan naar een winterbruiloft?',
  description: 'Fluweel, mouwen en een jas waarin je op de foto durft.',
  intro:
    'Op de uitnodiging staat vier uur, in december. Het is donker als je de kerk uit komt, en de hele avond doet er iemand achter je een deur open.',
  picture: 'Drie avondjurken',
  cloth: 'Laat de stof het werk doen',
  clothText: `Fluweel en zwaar satijn houden het licht vast in donkere zalen en de warmte in koude. Mouwen besparen je het vestje dat anders op
elke foto staat.

Vermijd wit, ivoor en alles waar de moeder van de bruid twee keer over is begonnen.`,
  dress: 'De jurk van voren',
  heels: 'Pumps van champagnekleurig satijn',
  focus: 'Jurken met mouwen, of die het zonder kunnen',
  focusLink: 'Alles voor bruiloftsgasten',
  order: 'De volgorde van aankleden',
  clutch: 'Een pruimkleurige satijnen clutch',
  points: [
    {
      title: 'Eerst de schoenen',
      text: 'Je staat drie uur. Een blokhak op gras, een klein hakje op steen.',
    },
    { title: 'Dan de jurk', text: 'De zoom hoort bij de schoenen, niet bij de vloer.' },
    { title: 'Dan de jas', text: 'Langer dan de jurk, of duidelijk korter. Nooit gelijk.' },
    {
      title: 'De tas als laatste',
      text: 'Telefoon, zakdoekjes, en een lippenstift die zonder spiegel lukt.',
    },
  ],
  small: 'Klein, maar opgemerkt',
  smallText: 'Een clutch die met een mooi geluid dichtgaat.',
};

const swedish: WinterWeddingTexts = {
  category: 'Fest',
  title: 'Vad har man på sig på ett vinterbröllop?',
  description: 'Sammet, ärmar och en kappa som du vågar bli fotograferad i.',
  intro:
    'På inbjudan står det klockan fyra, i december. Det är mörkt när du går från kyrkan, och hela kvällen öppnar någon en dörr bakom ryggen på dig.',
  picture: 'Tre aftonklänningar',
  cloth: 'Låt tyget göra jobbet',
  clothText: `Sammet och tung satin håller kvar ljuset i mörka rum och värmen i kalla. Ärmar besparar dig koftan som annars hade varit med på
varenda bild.

Undvik vitt, elfenben och allt som brudens mamma har nämnt två gånger.`,
  dress: 'Klänningen framifrån',
  heels: 'Pumps i champagnefärgad satin',
  focus: 'Klänningar med ärmar, eller som klarar sig utan',
  focusLink: 'Allt för bröllopsgäster',
  order: 'Klä dig i rätt ordning',
  clutch: 'En plommonfärgad kuvertväska i satin',
  points: [
    {
      title: 'Skorna först',
      text: 'Du kommer att stå i tre timmar. Blockklack på gräs, låg klack på sten.',
    },
    { title: 'Sedan klänningen', text: 'Lägg upp fållen efter skorna, inte efter golvet.' },
    { title: 'Sedan kappan', text: 'Längre än klänningen, eller tydligt kortare. Aldrig lika lång.' },
    { title: 'Väskan sist', text: 'Telefon, näsdukar och ett läppstift som går att måla utan spegel.' },
  ],
  small: 'Litet, men det märks',
  smallText: 'En kuvertväska som stängs med ett fint ljud.',
};

export const winterWeddingTexts: InEveryLanguage<WinterWeddingTexts> = {
  'en-GB': english,
  fr: french,
  nl: dutch,
  sv: swedish,
};
