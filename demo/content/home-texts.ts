/** The words of the house's front page. */
export interface HomeTexts {
  description: string;
  season: string;
  coatEyebrow: string;
  coatTitle: string;
  coatText: string;
  womensCoats: string;
  mensCoats: string;
  roomsTitle: string;
  roomsText: string;
  shopHome: string;
  lighting: string;
  gifts: string;
  giftsTitle: string;
  giftsText: string;
  allGifts: string;
  under25: string;
  newIn: string;
  dresses: string;
  coats: string;
  knitwear: string;
  women: string;
  men: string;
  kids: string;
  beauty: string;
  home: string;
  newThisWeek: string;
  seeAllNew: string;
  departments: string;
  womenText: string;
  menText: string;
  homeText: string;
  beautyText: string;
  storyEyebrow: string;
  storyTitle: string;
  storyText: string;
  storyLink: string;
  bestSellers: string;
  shopWomen: string;
  brandRoom: string;
  linenEyebrow: string;
  linenTitle: string;
  linenText: string;
  linenBedding: string;
  allBedding: string;
  picked: string;
  journal: string;
  allStories: string;
  /** What the pictures show, for those who cannot see them. */
  pictures: { coats: string; sofa: string; gift: string; jeans: string; bed: string };
  /** Delivery, returns, sizes and advice: title and line. */
  promises: [title: string, text: string][];
}

export const homeTexts: Record<string, HomeTexts> = {
  'en-GB': {
    pictures: {
      coats: 'A navy jacket, a pinstripe suit and a camel coat',
      sofa: 'A green velvet sofa between a vase and a lamp',
      gift: 'A green gift box and a candle',
      jeans: 'Dark denim jeans',
      bed: 'A bed with a small floral print',
    },
    description:
      'A modern department store: women, men, children, beauty and home from our own label and over twenty brands.',
    season: 'This season',
    coatEyebrow: 'New this week',
    coatTitle: 'The coat you keep',
    coatText:
      'Pure wool from a mill we have known for thirty years, cut to go over everything you already own.',
    womensCoats: 'Women’s coats',
    mensCoats: 'Men’s coats',
    roomsTitle: 'Rooms for long evenings',
    roomsText: 'Linen, velvet and low lamps.',
    shopHome: 'Shop home',
    lighting: 'Lighting',
    gifts: 'Gifts',
    giftsTitle: 'For everyone on the list',
    giftsText: 'Under £25, under the tree, or for the person who says they want nothing.',
    allGifts: 'All gifts',
    under25: 'Under £25',
    newIn: 'New in',
    dresses: 'Dresses',
    coats: 'Coats',
    knitwear: 'Knitwear',
    women: 'Women',
    men: 'Men',
    kids: 'Kids',
    beauty: 'Beauty',
    home: 'Home',
    newThisWeek: 'New this week',
    seeAllNew: 'See all new in',
    departments: 'Shop by department',
    womenText: 'Tailoring, knitwear, and the dress that needs nothing else.',
    menText: 'Good cloth for weekdays, soft layers for Saturday.',
    homeText: 'Sofas, sheets and lamps that make a room yours.',
    beautyText: 'Skincare, scent and colour, chosen by people who use them.',
    storyEyebrow: 'Made by Selvedge',
    storyTitle: 'The edge that keeps cloth from coming undone',
    storyText:
      'A selvedge is the woven edge of a bolt of cloth. It is where a mill signs its name, and where you can tell whether the weaver cared. Our own label begins there: **small runs, named mills, seams you can turn out**.',
    storyLink: 'Read our story',
    bestSellers: 'Best sellers',
    shopWomen: 'Shop women',
    brandRoom: 'The brand room',
    linenEyebrow: 'The linen edit',
    linenTitle: 'Sleep in something that breathes',
    linenText:
      'Washed linen softens with every night. Duvet covers, sheets and pillowcases in nine quiet colours, made to be mixed.',
    linenBedding: 'Linen bedding',
    allBedding: 'All bedding',
    picked: 'Picked for you',
    journal: 'From the journal',
    allStories: 'All stories',
    promises: [],
  },
  fr: {
    pictures: {
      coats: 'Une veste marine, un costume à rayures et un manteau camel',
      sofa: 'Un canapé en velours vert entre un vase et une lampe',
      gift: 'Un coffret cadeau vert et une bougie',
      jeans: 'Un jean foncé',
      bed: 'Un lit à petites fleurs',
    },
    description:
      'Un grand magasin d’aujourd’hui : femme, homme, enfant, beauté et maison, par notre propre marque et plus de vingt autres.',
    season: 'Cette saison',
    coatEyebrow: 'Nouveau cette semaine',
    coatTitle: 'Le manteau que l’on garde',
    coatText:
      'Pure laine d’une filature que nous connaissons depuis trente ans, coupé pour aller sur tout ce que vous avez déjà.',
    womensCoats: 'Manteaux femme',
    mensCoats: 'Manteaux homme',
    roomsTitle: 'Des pièces pour les longues soirées',
    roomsText: 'Du lin, du velours, des lampes basses.',
    shopHome: 'Voir la maison',
    lighting: 'Luminaires',
    gifts: 'Cadeaux',
    giftsTitle: 'Pour chaque personne de la liste',
    giftsText: 'À moins de 25 £, au pied du sapin, ou pour qui assure ne rien vouloir.',
    allGifts: 'Tous les cadeaux',
    under25: 'Moins de 25 £',
    newIn: 'Nouveautés',
    dresses: 'Robes',
    coats: 'Manteaux',
    knitwear: 'Maille',
    women: 'Femme',
    men: 'Homme',
    kids: 'Enfant',
    beauty: 'Beauté',
    home: 'Maison',
    newThisWeek: 'Nouveau cette semaine',
    seeAllNew: 'Toutes les nouveautés',
    departments: 'Explorer par rayon',
    womenText: 'Des tailleurs, de la maille, et la robe qui se suffit à elle-même.',
    menText: 'De belles étoffes la semaine, des couches douces le samedi.',
    homeText: 'Canapés, draps et lampes : ce qui fait un chez-soi.',
    beautyText: 'Soins, parfums et couleurs, choisis par ceux qui s’en servent.',
    storyEyebrow: 'Signé Selvedge',
    storyTitle: 'La lisière qui empêche l’étoffe de se défaire',
    storyText:
      'Le « selvedge » est la lisière tissée d’un rouleau d’étoffe. C’est là que la filature signe, et là que se voit le soin du tisserand. Notre marque commence là : **petites séries, filatures nommées, coutures que l’on peut retourner**.',
    storyLink: 'Lire notre histoire',
    bestSellers: 'Meilleures ventes',
    shopWomen: 'Voir la femme',
    brandRoom: 'Le salon des marques',
    linenEyebrow: 'Tout en lin',
    linenTitle: 'Dormir dans une matière qui respire',
    linenText:
      'Le lin lavé s’adoucit chaque nuit. Housses, draps et taies en neuf couleurs tranquilles, faits pour être mélangés.',
    linenBedding: 'Parures en lin',
    allBedding: 'Tout le linge de lit',
    picked: 'Choisi pour vous',
    journal: 'Dans le journal',
    allStories: 'Tous les articles',
    promises: [
      ['Une date, pas une estimation', 'Chaque article dit quand il arrive.'],
      ['28 jours pour décider', 'Essayez chez vous, dans votre lumière.'],
      ['Des tailles justes', 'Mesurées sur de vraies personnes, marque par marque.'],
      ['Demandez à quelqu’un', 'Conseil et suivi, tous les jours de huit à vingt-deux heures.'],
    ],
  },
  nl: {
    pictures: {
      coats: 'Een marineblauwe blazer, een krijtstreeppak en een camel jas',
      sofa: 'Een groene fluwelen bank tussen een vaas en een lamp',
      gift: 'Een groene cadeaudoos en een kaars',
      jeans: 'Een donkere spijkerbroek',
      bed: 'Een bed met een bloemetjesprint',
    },
    description:
      'Een warenhuis van nu: dames, heren, kinderen, beauty en wonen, van ons eigen label en meer dan twintig merken.',
    season: 'Dit seizoen',
    coatEyebrow: 'Nieuw deze week',
    coatTitle: 'De jas die je houdt',
    coatText:
      'Zuivere wol van een weverij die we al dertig jaar kennen, gesneden om over alles te passen wat je al hebt.',
    womensCoats: 'Damesjassen',
    mensCoats: 'Herenjassen',
    roomsTitle: 'Kamers voor lange avonden',
    roomsText: 'Linnen, fluweel en lage lampen.',
    shopHome: 'Naar wonen',
    lighting: 'Verlichting',
    gifts: 'Cadeaus',
    giftsTitle: 'Voor iedereen op het lijstje',
    giftsText: 'Onder £ 25, onder de boom, of voor wie zegt niets te willen.',
    allGifts: 'Alle cadeaus',
    under25: 'Onder £ 25',
    newIn: 'Nieuw',
    dresses: 'Jurken',
    coats: 'Jassen',
    knitwear: 'Truien',
    women: 'Dames',
    men: 'Heren',
    kids: 'Kinderen',
    beauty: 'Beauty',
    home: 'Wonen',
    newThisWeek: 'Nieuw deze week',
    seeAllNew: 'Alles wat nieuw is',
    departments: 'Shop per afdeling',
    womenText: 'Pakken, truien, en de jurk die verder niets nodig heeft.',
    menText: 'Goede stof voor de week, zachte lagen voor zaterdag.',
    homeText: 'Banken, lakens en lampen die een kamer van jou maken.',
    beautyText: 'Verzorging, geur en kleur, gekozen door mensen die het gebruiken.',
    storyEyebrow: 'Van Selvedge zelf',
    storyTitle: 'De rand die zorgt dat stof niet losraakt',
    storyText:
      'Een selvedge is de geweven rand van een rol stof. Daar zet een weverij haar naam, en daar zie je of de wever er hart voor had. Ons eigen label begint daar: **kleine oplagen, weverijen met een naam, naden die je kunt omkeren**.',
    storyLink: 'Lees ons verhaal',
    bestSellers: 'Best verkocht',
    shopWomen: 'Naar dames',
    brandRoom: 'De merkenkamer',
    linenEyebrow: 'De linnenselectie',
    linenTitle: 'Slaap in iets dat ademt',
    linenText:
      'Gewassen linnen wordt elke nacht zachter. Dekbedovertrekken, lakens en slopen in negen rustige kleuren, gemaakt om te mengen.',
    linenBedding: 'Linnen beddengoed',
    allBedding: 'Al het beddengoed',
    picked: 'Voor jou gekozen',
    journal: 'Uit het journaal',
    allStories: 'Alle verhalen',
    promises: [
      ['Een datum, geen gok', 'Bij elk artikel staat wanneer het komt.'],
      ['28 dagen bedenktijd', 'Pas het thuis, in je eigen licht.'],
      ['Maten die kloppen', 'Gemeten op mensen, met een maattabel per merk.'],
      ['Vraag het iemand', 'Stijladvies en nazorg, elke dag van acht tot tien.'],
    ],
  },
  sv: {
    pictures: {
      coats: 'En marinblå kavaj, en kritstrecksrandig kostym och en kamelfärgad kappa',
      sofa: 'En grön sammetssoffa mellan en vas och en lampa',
      gift: 'En grön presentask och ett ljus',
      jeans: 'Mörka jeans',
      bed: 'En säng med småblommigt mönster',
    },
    description:
      'Ett modernt varuhus: dam, herr, barn, skönhet och hem, från vårt eget märke och över tjugo andra.',
    season: 'Den här säsongen',
    coatEyebrow: 'Nytt den här veckan',
    coatTitle: 'Kappan du behåller',
    coatText: 'Ren ull från ett väveri vi har känt i trettio år, skuren för att gå över allt du redan äger.',
    womensCoats: 'Damkappor',
    mensCoats: 'Herrockar',
    roomsTitle: 'Rum för långa kvällar',
    roomsText: 'Linne, sammet och låga lampor.',
    shopHome: 'Till hemmet',
    lighting: 'Belysning',
    gifts: 'Presenter',
    giftsTitle: 'Till alla på listan',
    giftsText: 'Under 25 £, under granen, eller till den som säger sig inte vilja ha något.',
    allGifts: 'Alla presenter',
    under25: 'Under 25 £',
    newIn: 'Nyheter',
    dresses: 'Klänningar',
    coats: 'Kappor',
    knitwear: 'Stickat',
    women: 'Dam',
    men: 'Herr',
    kids: 'Barn',
    beauty: 'Skönhet',
    home: 'Hem',
    newThisWeek: 'Nytt den här veckan',
    seeAllNew: 'Se alla nyheter',
    departments: 'Handla per avdelning',
    womenText: 'Kostymer, stickat, och klänningen som inte behöver något mer.',
    menText: 'Bra tyg till vardags, mjuka lager till lördagen.',
    homeText: 'Soffor, lakan och lampor som gör ett rum till ditt.',
    beautyText: 'Hudvård, doft och färg, utvalt av dem som använder det.',
    storyEyebrow: 'Gjort av Selvedge',
    storyTitle: 'Kanten som håller tyget samman',
    storyText:
      'En selvedge är den vävda kanten på en tygrulle. Där sätter väveriet sitt namn, och där syns om vävaren brydde sig. Vårt eget märke börjar där: **små serier, väverier med namn, sömmar som tål att vändas ut**.',
    storyLink: 'Läs vår historia',
    bestSellers: 'Bästsäljare',
    shopWomen: 'Till dam',
    brandRoom: 'Märkesrummet',
    linenEyebrow: 'Linneutvalet',
    linenTitle: 'Sov i något som andas',
    linenText:
      'Tvättat linne blir mjukare för varje natt. Påslakan, lakan och örngott i nio stillsamma färger, gjorda för att blandas.',
    linenBedding: 'Linnesängkläder',
    allBedding: 'Alla sängkläder',
    picked: 'Utvalt för dig',
    journal: 'Ur journalen',
    allStories: 'Alla artiklar',
    promises: [
      ['Ett datum, ingen gissning', 'Varje vara säger när den kommer.'],
      ['28 dagar att bestämma dig', 'Prova hemma, i ditt eget ljus.'],
      ['Storlekar som stämmer', 'Mätta på människor, med en guide för varje märke.'],
      ['Fråga någon', 'Stilråd och hjälp, varje dag från åtta till tjugotvå.'],
    ],
  },
};
