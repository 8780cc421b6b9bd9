/** Texts that the brand rooms and size guides of all brands share. */
export interface BrandRoomTexts {
  room: string;
  roomDescription: string;
  roomText: string;
  allBrands: string;
  selling: string;
  allDresses: string;
  description: (name: string, line: string) => string;
  all: string;
  newFrom: (name: string) => string;
  shop: (name: string) => string;
  sure: string;
  fitted: (name: string) => string;
  guide: string;
  returns: string;
  guideOf: (name: string) => string;
  guideText: (name: string) => string;
  measure: string;
  backTo: (name: string) => string;
  allSizes: string;
  howTo: string;
}

const small = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

export const brandRoomTexts: Record<'en-GB' | 'fr' | 'nl' | 'sv', BrandRoomTexts> = {
  'en-GB': {
    room: 'The brand room',
    roomDescription: 'Every brand of the house, behind one door.',
    roomText: 'Thirteen shops under one roof, and one basket for all of them.',
    allBrands: 'All our brands',
    selling: 'What the rooms are selling',
    allDresses: 'All dresses',
    description: (name, line) => `${name} at the department store: ${small(line)}.`,
    all: 'All of it',
    newFrom: (name) => `New from ${name}`,
    shop: (name) => `Shop ${name}`,
    sure: 'Sure of your size?',
    fitted: (name) => `${name} is fitted on people. Our guide takes two minutes and saves a parcel.`,
    guide: 'Size guide',
    returns: 'Returns',
    guideOf: (name) => `${name} size guide`,
    guideText: (name) => `Measurements for ${name}, and how to take them.`,
    measure: 'Measure in your underwear, with the tape flat and not tight.',
    backTo: (name) => `Back to ${name}`,
    allSizes: 'All sizes',
    howTo: `## How to measure

1. **Chest or bust:** around the fullest part, tape level across the back.
2. **Waist:** where your body is narrowest, usually two fingers above the navel.
3. **Hips:** around the fullest part, about 20 cm below the waist.

Between two sizes? Take the smaller one in knitwear, the larger one in anything without stretch.`,
  },
  fr: {
    room: 'Le salon des marques',
    roomDescription: 'Toutes les marques de la maison, derrière une seule porte.',
    roomText: 'Treize boutiques sous un même toit, et un seul panier pour toutes.',
    allBrands: 'Toutes nos marques',
    selling: 'Ce que vendent les salons',
    allDresses: 'Toutes les robes',
    description: (name, line) => `${name} au grand magasin : ${small(line)}.`,
    all: 'Tout',
    newFrom: (name) => `Nouveau chez ${name}`,
    shop: (name) => `Voir ${name}`,
    sure: 'Sûre de votre taille ?',
    fitted: (name) =>
      `${name} est essayé sur de vraies personnes. Notre guide prend deux minutes et évite un colis.`,
    guide: 'Guide des tailles',
    returns: 'Retours',
    guideOf: (name) => `Guide des tailles ${name}`,
    guideText: (name) => `Les mesures de ${name}, et comment les prendre.`,
    measure: 'Mesurez en sous-vêtements, le mètre à plat et sans serrer.',
    backTo: (name) => `Retour à ${name}`,
    allSizes: 'Toutes les tailles',
    howTo: `## Comment mesurer

1. **Poitrine :** au plus fort, le mètre bien droit dans le dos.
2. **Taille :** au plus étroit, en général deux doigts au-dessus du nombril.
3. **Hanches :** au plus fort, environ 20 cm sous la taille.

Entre deux tailles ? Prenez la plus petite en maille, la plus grande pour tout ce qui n’est pas extensible.`,
  },
  nl: {
    room: 'De merkenkamer',
    roomDescription: 'Alle merken van het huis, achter één deur.',
    roomText: 'Dertien winkels onder één dak, en één winkelmand voor allemaal.',
    allBrands: 'Al onze merken',
    selling: 'Wat de kamers verkopen',
    allDresses: 'Alle jurken',
    description: (name, line) => `${name} in het warenhuis: ${small(line)}.`,
    all: 'Alles',
    newFrom: (name) => `Nieuw van ${name}`,
    shop: (name) => `Naar ${name}`,
    sure: 'Zeker van je maat?',
    fitted: (name) => `${name} wordt op mensen gepast. Onze gids kost twee minuten en scheelt een pakket.`,
    guide: 'Maattabel',
    returns: 'Retourneren',
    guideOf: (name) => `Maattabel ${name}`,
    guideText: (name) => `De maten van ${name}, en hoe je meet.`,
    measure: 'Meet in je ondergoed, met het meetlint vlak en niet strak.',
    backTo: (name) => `Terug naar ${name}`,
    allSizes: 'Alle maten',
    howTo: `## Zo meet je

1. **Borst:** rond het breedste deel, het meetlint recht over de rug.
2. **Taille:** waar je het smalst bent, meestal twee vingers boven de navel.
3. **Heupen:** rond het breedste deel, ongeveer 20 cm onder de taille.

Tussen twee maten? Neem de kleinste bij truien, de grootste bij alles zonder stretch.`,
  },
  sv: {
    room: 'Märkesrummet',
    roomDescription: 'Husets alla märken, bakom en dörr.',
    roomText: 'Tretton butiker under ett tak, och en varukorg för dem alla.',
    allBrands: 'Alla våra märken',
    selling: 'Vad rummen säljer',
    allDresses: 'Alla klänningar',
    description: (name, line) => `${name} på varuhuset: ${small(line)}.`,
    all: 'Allt',
    newFrom: (name) => `Nytt från ${name}`,
    shop: (name) => `Till ${name}`,
    sure: 'Säker på storleken?',
    fitted: (name) => `${name} provas på människor. Vår guide tar två minuter och sparar ett paket.`,
    guide: 'Storleksguide',
    returns: 'Returer',
    guideOf: (name) => `Storleksguide ${name}`,
    guideText: (name) => `Måtten för ${name}, och hur du tar dem.`,
    measure: 'Mät i underkläder, med måttbandet platt och inte hårt.',
    backTo: (name) => `Tillbaka till ${name}`,
    allSizes: 'Alla storlekar',
    howTo: `## Så mäter du

1. **Bröst eller byst:** runt det bredaste, med måttbandet rakt över ryggen.
2. **Midja:** där du är smalast, oftast två fingrar ovanför naveln.
3. **Höfter:** runt det bredaste, ungefär 20 cm under midjan.

Mellan två storlekar? Ta den mindre i stickat, den större i allt utan stretch.`,
  },
};
