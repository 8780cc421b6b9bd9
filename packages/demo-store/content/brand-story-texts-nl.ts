import type { BrandStoryTexts } from './brand-story-texts.ts';

/** Brand stories in Dutch. */
export const dutchStories: Record<string, BrandStoryTexts> = {
  burton: {
    line: 'Pakken en weekendlagen voor mannen',
    headline: 'Het pak, zonder de plechtigheid',
    season: 'Winterpakken',
    seasonText:
      'Half gevoerde jasjes, broeken die meegeven, en overhemden waarvan de kraag blijft staan van de eerste koffie tot de laatste trein.',
    about: `Burton kleedt mannen al meer dan honderd jaar voor werk, bruiloften en zaterdagen. We snijden voor echte schouders en echte
lunches, in stof die goed perst en een treinreis vergeeft.

Begin met één goed jasje. Al het andere op deze pagina’s is gemaakt om erbij te passen.`,
    hero: 'Een inktblauw colbert en een gestreepte das',
    second: 'Een gestreept overhemd',
    third: 'Een antracietkleurige wollen jas',
    categoryCards: ['Pakken', 'Overhemden', 'Truien', 'Jassen'],
    favourites: 'Overhemden en dassen',
  },
  coast: {
    line: 'Jurken voor bruiloften, races en lange avonden',
    headline: 'Voor de dag in de agenda',
    season: 'De feestselectie',
    seasonText:
      'Satijn dat beweegt, kant dat blijft, en een lengte voor elke gastenlijst. Voor de kerk, de tent en de dansvloer.',
    about: `Coast maakt jurken voor de dagen die je onthoudt. Elk seizoen begint met een uitnodiging: wie er komt, wat het licht doet, hoe
lang er wordt gedanst.

We passen op vrouwen van alle maten, voeren wat gevoerd moet worden, en zetten een haakje waar een rits alleen het niet houdt.`,
    hero: 'Drie avondjurken',
    second: 'Een zachtroze overslagjurk met grote bloemen',
    third: 'Een champagnekleurige slipdress',
    categoryCards: ['Bruiloftsgast', 'Avondjurken', 'Hakken', 'Clutches'],
    favourites: 'Een dag naar de races',
  },
  wallis: {
    line: 'Doordachte kleding voor vrouwen die het weten',
    headline: 'Marine, camel, en tijd om ze te dragen',
    season: 'De doordachte garderobe',
    seasonText:
      'Vijf stukken, twintig outfits: een jas, een blazer, twee broeken en de jurk die verder niets nodig heeft.',
    about: `Wallis kleedt vrouwen die weten wat hun staat. We tekenen weinig modellen en maken ze goed, in gewone en petite maten, zodat een
mouw eindigt waar je pols eindigt.

Kleur is hier stil: marine, camel, ivoor, en elk seizoen één fel ding.`,
    hero: 'Een blazer, een pak en een camel jas',
    second: 'Een marineblauwe blazer',
    third: 'Een marineblauwe blousejurk',
    categoryCards: ['Jassen', 'Pakken', 'Jurken', 'Petite'],
    favourites: 'Gesneden voor petite',
  },
  'dorothy-perkins': {
    line: 'Outfits voor elke dag, met een glimlach',
    headline: 'Dag, makkelijke ochtenden',
    season: 'Zacht en zonnig',
    seasonText: 'Truien om in te wonen, jeans die meerekken, en een print voor elke dag van de week.',
    about: `Dorothy Perkins is voor echte dagen: de schoolrit, het bureau, de verjaardag die je net op tijd bedacht. We maken kleding die
goed wast, makkelijk beweegt en minder kost dan lunch voor vier.

Moet het gestreken worden, dan is het waarschijnlijk niet van ons.`,
    hero: 'Een groene overslagjurk met kleine bloemen',
    second: 'Een zachtroze vest',
    third: 'Een lichtblauwe spijkerbroek',
    categoryCards: ['Jurken', 'Jeans', 'Truien', 'Nachtmode'],
    favourites: 'Onder de dertig pond',
  },
  misspap: {
    line: 'Uitgaan, zonder dresscode',
    headline: 'Als eerste klaar. Als laatste thuis.',
    season: 'Na donker',
    seasonText: 'Pailletten, satijn en één heel goede laars. Maak je samen klaar.',
    about: `MissPap trek je aan als het plan om negen uur verandert. Strakke modellen, kleur die je aan de overkant ziet, en prijzen die het
taxigeld met rust laten.

Elke week nieuw. De week erna weg.`,
    hero: 'Een magenta jurk met pailletten',
    second: 'Een zwarte leerlook minirok',
    third: 'Een felroze slipdress',
    categoryCards: ['Uitgaan', 'Bodycon', 'Hakken', 'Zwemmen'],
    favourites: 'Feest voor één',
  },
  principles: {
    line: 'Een verfijnde garderobe van losse stukken',
    headline: 'Minder, mooier, langer',
    season: 'Het stille seizoen',
    seasonText: 'Wol met gewicht, zijde met diepte, en lijnen die de stof laten spreken.',
    about: `Principles gelooft in minder bezitten en meer dragen. Elk stuk is getekend om naast het vorige te hangen, in steen, inkt en
krijt, van stof die je wilt aanraken.

Niets schreeuwt. Alles wordt gezien.`,
    hero: 'Twee truien en een ruitjessjaal',
    second: 'Een inktblauwe satijnen broek',
    third: 'Een haverkleurige trui',
    categoryCards: ['Pakken', 'Truien', 'Broeken', 'Tassen'],
    favourites: 'Kasjmier en wol',
  },
  oasis: {
    line: 'Tuinprints, met de hand getekend',
    headline: 'Prints uit onze eigen tuin',
    season: 'De wintertuin',
    seasonText:
      'Kerstrozen, zaadbollen en rijp op varens: de prints van dit seizoen zijn geschilderd vanuit het raam van het atelier.',
    about: `Elke print van Oasis begint als schilderij. Achter ons atelier ligt een tuin; wat daar bloeit, vind je terug op
jurken, blouses en de voering van een jas.

Moderne romantiek dus: mooi, praktisch, en met zakken waar we ze maar kwijt kunnen.`,
    hero: 'Drie jurken met bloemen',
    second: 'Een crèmekleurige blouse met kleine bloemen',
    third: 'Een saliegroene overslagjurk',
    categoryCards: ['Midi-jurken', 'Bloezen', 'Rokken', 'Beddengoed'],
    favourites: 'Theejurken',
  },
  warehouse: {
    line: 'Stadskleding, zwart op zwart',
    headline: 'Stadskleding. Niets te veel.',
    season: 'Uniform 04',
    seasonText: 'Wijde pijp. Rechte jas. Zwaar denim. Draag het twee keer deze week.',
    about: `Warehouse maakt een uniform voor de stad: uitgesproken vormen, eerlijk denim, zwart op zwart op wit. We snijden wijd waar
anderen smal snijden en laten weg wat niet werkt.`,
    hero: 'Een spijkerjack, een gestreept T-shirt en jeans',
    second: 'Een zwarte broek met wijde pijpen',
    third: 'Een spijkerjack',
    categoryCards: ['Denim', 'Jassen', 'Broeken', 'Schoenen'],
    favourites: 'Zwaar denim',
  },
  maine: {
    line: 'Weekenden aan het water',
    headline: 'Weekend aan het water, de hele week',
    season: 'Haventruien',
    seasonText: 'Strepen, coltruien en gewassen katoen voor ochtenden met wind en een fluitende ketel.',
    about: `Maine is gekleed voor de kust, ook als die ver weg is. Linnen en gewassen katoen in de zomer, zware truien in de winter, en
strepen het hele jaar, voor mannen, vrouwen en de kleine bemanning.`,
    hero: 'Een gestreepte trui',
    second: 'Een gestreept poloshirt',
    third: 'Een steenkleurige linnen chino',
    categoryCards: ['Heren', 'Dames', 'Truien', 'Broeken'],
    favourites: 'Goed bij wind',
  },
  coastie: {
    line: 'Lichte lagen voor zout, zand en lucht',
    headline: 'Pak licht. Blijf langer.',
    season: 'Winterzon',
    seasonText: 'Zwemgoed, linnen en één trui voor de avond. Het rolt klein op.',
    about: `Coastie gaat van strand naar bar in de kleuren van zand en lucht, voor volwassenen en kinderen die liever blootsvoets zijn.
Alles droogt snel en schudt glad.`,
    hero: 'Badkleding en een strohoed',
    second: 'Een wit linnen hemd',
    third: 'Een gestreept kindershirt',
    categoryCards: ['Zwemkleding', 'Vakantie', 'Kinderen', 'Sandalen'],
    favourites: 'In de koffer',
  },
  gorgeous: {
    line: 'Lingerie die prachtig past',
    headline: 'Past prachtig. Voelt als een geheim.',
    season: 'Wijn en kant',
    seasonText: 'Nieuwe balconette- en plungemodellen in wijnkleurig kant, van 65B tot 90G.',
    about: `Gorgeous past elke bh op vrouwen van elke maat die we maken, niet op een buste. Bandjes die blijven zitten, beugels die vlak
liggen, kant dat niet kriebelt.

Meet één keer met onze gids, en stuur terug wat niet perfect is.`,
    hero: 'Een wijnrode kanten set',
    second: 'Een zachtroze kanten bh',
    third: 'Een roze satijnen kamerjas',
    categoryCards: ['Bh’s', 'Sets', 'Nachtmode', 'Kamerjassen'],
    favourites: 'Om binnen te blijven',
  },
  nastygal: {
    line: 'Vintage in het hoofd, een beetje tegendraads',
    headline: 'Goede kleren. Slechte manieren.',
    season: 'Herrie, in denim',
    seasonText: 'Leerlook, luide laarzen en een jas die ouder is dan het verhaal dat je erbij vertelt.',
    about: `Nasty Gal begon met de oude kleren van anderen en is er nooit overheen gekomen. We kijken wat er naar de verkeerde feestjes
werd gedragen en maken het opnieuw, beter, met plek voor je telefoon.

Draag het verkeerd. Daar gaat het om.`,
    hero: 'Een zwart jasje met leerlook',
    second: 'Een minirok met dierenprint',
    third: 'Kersenrode laarzen',
    categoryCards: ['Jasjes', 'Denim', 'Laarzen', 'Uitgaan'],
    favourites: 'Eerst de laarzen',
  },
  foreverunique: {
    line: 'Galajurken en pailletten',
    headline: 'Maak je entree',
    season: 'De galaselectie',
    seasonText:
      'Gevormde lijfjes, met de hand genaaide pailletten en slepen die kort genoeg zijn om te dansen.',
    about: `Forever Unique is voor de grootste avonden: prijsuitreikingen, bals, de bruiloft met de lange tafel. De jurken zijn gebaleind,
gevoerd en met de hand afgewerkt, en elk is van achteren gefotografeerd, want zo zien mensen je vertrekken.`,
    hero: 'Een lange zwarte fluwelen jurk',
    second: 'Een gouden jurk met pailletten',
    third: 'Een champagnekleurige clutch met pailletten',
    categoryCards: ['Galajurken', 'Black tie', 'Sieraden', 'Hakken'],
    favourites: 'Black tie',
  },
};
