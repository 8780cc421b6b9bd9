import { type InEveryLanguage, LANGUAGES, type Language } from './languages.ts';

/** Translates an English label, or finds a longer text by its key. */
export type Translate = (key: string) => string;

/** Labels, in French, Dutch and Swedish. */
const LABELS: Record<string, [fr: string, nl: string, sv: string]> = {
  Midi: ['Midi', 'Midi', 'Midi'],
  Maxi: ['Longues', 'Maxi', 'Maxi'],
  Bodycon: ['Moulantes', 'Bodycon', 'Figursydda'],
  Wrap: ['Portefeuille', 'Overslag', 'Omlott'],
  Shirt: ['Chemise', 'Blousejurken', 'Skjortklänningar'],
  Slip: ['Nuisette', 'Slipdress', 'Slip'],
  Evening: ['Soirée', 'Avond', 'Afton'],
  Jumpsuits: ['Combinaisons', 'Jumpsuits', 'Jumpsuits'],
  Sofas: ['Canapés', 'Banken', 'Soffor'],
  Bedding: ['Linge de lit', 'Beddengoed', 'Sängkläder'],
  Lighting: ['Luminaires', 'Verlichting', 'Belysning'],
  Rugs: ['Tapis', 'Vloerkleden', 'Mattor'],
  'Kitchen and dining': ['Cuisine et table', 'Koken en tafelen', 'Kök och dukning'],
  Decor: ['Décoration', 'Decoratie', 'Inredning'],
  Shirts: ['Chemises', 'Overhemden', 'Skjortor'],
  Suits: ['Costumes', 'Pakken', 'Kostymer'],
  Coats: ['Manteaux', 'Jassen', 'Rockar'],
  Trousers: ['Pantalons', 'Broeken', 'Byxor'],
  Shoes: ['Chaussures', 'Schoenen', 'Skor'],
  New: ['Nouveau', 'Nieuw', 'Nytt'],
  'New this week': ['Nouveau cette semaine', 'Nieuw deze week', 'Nytt den här veckan'],
  'Pure linen': ['Pur lin', 'Puur linnen', 'Rent linne'],
  'Half price': ['Moitié prix', 'Halve prijs', 'Halva priset'],
  'Not included in storewide offers': [
    'Exclu des offres du magasin',
    'Doet niet mee aan algemene acties',
    'Ingår inte i varuhusets erbjudanden',
  ],
};

const TEXTS: Record<string, InEveryLanguage<string>> = {
  'banner sale': {
    'en-GB': `# The winter sale

Up to half price on coats, knitwear and occasion dresses, on sofas that have stood in our own windows, and on beauty sets from the
season before. Prices come down once and do not come back up; sizes go quickly, so what you see in stock is what there is.`,
    fr: `# Les soldes d’hiver

Jusqu’à moitié prix sur les manteaux, la maille et les robes de cérémonie, sur des canapés qui ont habité nos vitrines, et sur les
coffrets beauté de la saison passée. Les prix baissent une fois et ne remontent pas ; les tailles partent vite : ce que vous voyez
en stock est ce qu’il reste.`,
    nl: `# De wintersale

Tot de helft van de prijs op jassen, truien en feestjurken, op banken die in onze eigen etalages stonden, en op beautysets van het
vorige seizoen. Prijzen gaan één keer omlaag en niet meer omhoog; maten zijn snel weg, dus wat je op voorraad ziet is wat er is.`,
    sv: `# Vinterrean

Upp till halva priset på kappor, stickat och festklänningar, på soffor som har stått i våra egna skyltfönster och på
skönhetsset från förra säsongen. Priserna går ner en gång och inte upp igen; storlekarna tar snabbt slut, så det du ser i
lager är det som finns.`,
  },
  'banner the-linen-edit': {
    'en-GB': `# The linen edit

Flax needs little water and less persuasion. We choose linen of a weight that hangs rather than crumples, wash it once so that it
arrives soft, and cut it for rooms and for people: shirts, dresses, sheets and shades.`,
    fr: `# Tout en lin

Le lin demande peu d’eau et encore moins de persuasion. Nous le choisissons assez lourd pour tomber plutôt que froisser, le lavons
une fois pour qu’il arrive doux, et le coupons pour les pièces et pour les gens : chemises, robes, draps et abat-jour.`,
    nl: `# De linnenselectie

Vlas heeft weinig water nodig en nog minder overreding. We kiezen linnen dat zwaar genoeg is om te vallen in plaats van te kreuken,
wassen het één keer zodat het zacht aankomt, en snijden het voor kamers en voor mensen: hemden, jurken, lakens en lampenkappen.`,
    sv: `# Linneutvalet

Lin behöver lite vatten och ännu mindre övertalning. Vi väljer linne som är tungt nog att falla i stället för att skrynkla, tvättar
det en gång så att det kommer mjukt, och skär det för rum och för människor: skjortor, klänningar, lakan och skärmar.`,
  },
  'seo womens-dresses': {
    'en-GB': `Our dresses run from easy day shapes in jersey and washed cotton to floor-length gowns in satin and velvet, in UK sizes 4 to 28.
Filter by length, neckline, sleeve or occasion to find one quickly, or begin with an edit: [wedding guest](/categories/wedding-guest),
[workwear](/categories/workwear) and [party](/categories/party) are chosen by our buyers every week. Petite, tall and maternity
dresses are cut on their own blocks rather than shortened or lengthened, so that waists and sleeves sit where they should. If you are
between two sizes, the brand's own size guide on each product page says which to take.`,
    fr: `Nos robes vont des formes de jour, en jersey et coton lavé, aux robes longues en satin et velours, du 32 au 56. Filtrez par
longueur, encolure, manche ou occasion pour trouver vite, ou commencez par une sélection : [invitée de mariage](/categories/wedding-guest),
[bureau](/categories/workwear) et [fête](/categories/party) sont choisies chaque semaine par nos acheteuses. Les robes petite, grande
taille en hauteur et maternité ont leurs propres patrons, plutôt que d’être raccourcies ou rallongées : taille et manches tombent où
il faut. Entre deux tailles, le guide de la marque, sur chaque page, dit laquelle prendre.`,
    nl: `Onze jurken lopen van makkelijke dagmodellen in jersey en gewassen katoen tot lange jurken in satijn en fluweel, in de maten 32
tot en met 56. Filter op lengte, hals, mouw of gelegenheid, of begin met een selectie: [bruiloftsgast](/categories/wedding-guest),
[kantoor](/categories/workwear) en [feest](/categories/party) worden elke week door onze inkopers gekozen. Petite, tall en
zwangerschapsjurken hebben hun eigen patroon en zijn niet ingekort of verlengd, zodat taille en mouwen zitten waar ze horen. Zit je
tussen twee maten, dan zegt de maattabel van het merk op elke productpagina welke je neemt.`,
    sv: `Våra klänningar går från enkla dagmodeller i jersey och tvättad bomull till långklänningar i satin och sammet, i storlek 32 till
56. Filtrera på längd, halsringning, ärm eller tillfälle, eller börja med ett urval: [bröllopsgäst](/categories/wedding-guest),
[jobb](/categories/workwear) och [fest](/categories/party) väljs varje vecka av våra inköpare. Petite, tall och gravidklänningar har
egna mönster i stället för att kortas eller förlängas, så att midja och ärmar sitter där de ska. Är du mellan två storlekar säger
märkets egen guide på varje produktsida vilken du ska ta.`,
  },
  'seo home-sofas': {
    'en-GB': `A sofa is bought perhaps four times in a life, so we make it simple: every frame is guaranteed for fifteen years, every fabric can
be sent to you as a sample, and two people carry it to the room you choose. Measure your narrowest doorway before you order; the
product page gives the width of each sofa with its feet off. [Velvet](/categories/home-velvet-sofas) deepens in lamplight and hides
crumbs, [linen-look fabric](/categories/home-fabric-sofas) is cool in summer, and [leather](/categories/home-leather-sofas) looks
better for every year you own it.`,
    fr: `On achète un canapé peut-être quatre fois dans une vie, alors faisons simple : chaque structure est garantie quinze ans, chaque tissu
peut vous être envoyé en échantillon, et deux personnes le portent dans la pièce de votre choix. Mesurez votre porte la plus étroite
avant de commander ; la page du produit donne la largeur sans les pieds. Le [velours](/categories/home-velvet-sofas) s’approfondit à
la lampe et cache les miettes, le [tissu aspect lin](/categories/home-fabric-sofas) reste frais l’été, et le
[cuir](/categories/home-leather-sofas) embellit chaque année.`,
    nl: `Een bank koop je misschien vier keer in je leven, dus maken we het eenvoudig: elk frame heeft vijftien jaar garantie, van elke stof
sturen we een staal, en twee mensen dragen hem naar de kamer die je kiest. Meet je smalste deur voordat je bestelt; op de
productpagina staat de breedte zonder poten. [Fluweel](/categories/home-velvet-sofas) wordt dieper bij lamplicht en verbergt
kruimels, [linnenlook](/categories/home-fabric-sofas) is koel in de zomer, en [leer](/categories/home-leather-sofas) wordt elk jaar
mooier.`,
    sv: `En soffa köper man kanske fyra gånger i livet, så vi gör det enkelt: varje stomme har femton års garanti, varje tyg kan skickas som
prov, och två personer bär den till rummet du väljer. Mät din smalaste dörr innan du beställer; produktsidan anger bredden utan
ben. [Sammet](/categories/home-velvet-sofas) djupnar i lampsken och döljer smulor, [linnelik väv](/categories/home-fabric-sofas) är
sval på sommaren, och [skinn](/categories/home-leather-sofas) blir vackrare för varje år.`,
  },
  'seo beauty-skincare': {
    'en-GB': `Plain-spoken skincare with few ingredients, each at a strength that works. Begin with a [cleanser](/categories/beauty-cleansers), a
[serum](/categories/beauty-serums) and a [moisturiser](/categories/beauty-moisturisers), use them for six weeks, and only then add a
fourth bottle. Sensitive skin will find fragrance-free formulas by the filter of that name, and every product lists what is in it in
full.`,
    fr: `Des soins sans détours, peu d’ingrédients, chacun à une dose qui agit. Commencez par un [nettoyant](/categories/beauty-cleansers), un
[sérum](/categories/beauty-serums) et une [crème](/categories/beauty-moisturisers), six semaines durant, et n’ajoutez qu’ensuite un
quatrième flacon. Les peaux sensibles trouveront des formules sans parfum grâce au filtre du même nom, et chaque produit dit tout ce
qu’il contient.`,
    nl: `Huidverzorging zonder omhaal: weinig ingrediënten, elk in een sterkte die werkt. Begin met een [reiniger](/categories/beauty-cleansers),
een [serum](/categories/beauty-serums) en een [crème](/categories/beauty-moisturisers), gebruik ze zes weken, en neem dan pas een
vierde flesje. Voor de gevoelige huid zijn er formules zonder parfum, te vinden met het filter van die naam, en bij elk product staat
volledig wat erin zit.`,
    sv: `Hudvård utan omsvep: få ingredienser, var och en i en styrka som fungerar. Börja med en [rengöring](/categories/beauty-cleansers), ett
[serum](/categories/beauty-serums) och en [kräm](/categories/beauty-moisturisers), använd dem i sex veckor, och lägg först då till en
fjärde flaska. Känslig hud hittar parfymfria formler med filtret av det namnet, och varje produkt anger allt den innehåller.`,
  },
};

export function translatorFor(locale: Language): Translate {
  return (key) => {
    const text = TEXTS[key]?.[locale];
    if (text) return text;
    const label = locale === 'en-GB' ? key : LABELS[key]?.[LANGUAGES.indexOf(locale) - 1];
    if (label === undefined) throw new Error(`No translation of “${key}” into ${locale}.`);
    return label;
  };
}
