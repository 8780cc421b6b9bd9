import type { BrandStoryTexts } from './brand-story-texts.ts';

/** Brand stories in Swedish. */
export const swedishStories: Record<string, BrandStoryTexts> = {
  burton: {
    line: 'Kostymer och helglager för män',
    headline: 'Kostymen, utan ceremonin',
    season: 'Vinterkostymer',
    seasonText:
      'Halvfodrade kavajer, byxor som ger efter lite, och skjortor vars krage håller från första kaffet till sista tåget.',
    about: `Burton har klätt män för jobb, bröllop och lördagar i mer än hundra år. Vi skär för riktiga axlar och riktiga luncher, i tyg som
tål att pressas och förlåter en tågresa.

Börja med en bra kavaj. Allt annat på de här sidorna är gjort för att passa till.`,
    hero: 'En bläckblå kavaj och en randig slips',
    second: 'En randig skjorta',
    third: 'En antracitgrå ullrock',
    categoryCards: ['Kostymer', 'Skjortor', 'Stickat', 'Rockar'],
    favourites: 'Skjortor och slipsar',
  },
  coast: {
    line: 'Klänningar för bröllop, kapplöpning och långa kvällar',
    headline: 'För dagen i kalendern',
    season: 'Festutvalet',
    seasonText:
      'Satin som rör sig, spets som håller, och en längd för varje gästlista. För kyrkan, tältet och dansgolvet.',
    about: `Coast gör klänningar för de dagar man minns. Varje säsong börjar med en inbjudan: vilka som kommer, hur ljuset blir, hur länge
det dansas.

Vi provar på kvinnor i alla storlekar, fodrar det som ska fodras och sätter en hake där en dragkedja inte räcker.`,
    hero: 'Tre aftonklänningar',
    second: 'En ljusrosa omlottklänning med stora blommor',
    third: 'En champagnefärgad slipklänning',
    categoryCards: ['Bröllopsgäst', 'Aftonklänningar', 'Klackskor', 'Kuvertväskor'],
    favourites: 'En dag på kapplöpningen',
  },
  wallis: {
    line: 'Genomtänkta kläder för kvinnor som vet',
    headline: 'Marint, kamel, och tid att bära dem',
    season: 'Den genomtänkta garderoben',
    seasonText:
      'Fem plagg som blir tjugo: en kappa, en kavaj, två byxor och klänningen som inte behöver något mer.',
    about: `Wallis klär kvinnor som vet vad de passar i. Vi ritar få modeller och gör dem väl, i vanlig och petite längd, så att ärmen slutar
där handleden gör det.

Färgen är stillsam här: marint, kamel, elfenben, och en klar sak varje säsong.`,
    hero: 'En kavaj, en kostym och en kamelfärgad kappa',
    second: 'En marinblå kavaj',
    third: 'En marinblå skjortklänning',
    categoryCards: ['Kappor', 'Kostymer', 'Klänningar', 'Petite'],
    favourites: 'Skuret för petite',
  },
  'dorothy-perkins': {
    line: 'Vardagskläder med ett leende',
    headline: 'Hej, lätta morgnar',
    season: 'Mjukt och soligt',
    seasonText: 'Tröjor att bo i, jeans som töjer sig, och ett mönster för varje dag i veckan.',
    about: `Dorothy Perkins är för riktiga dagar: skolan, skrivbordet, vännens födelsedag som du kom ihåg i sista stund. Vi gör kläder som
tvättas bra, rör sig lätt och kostar mindre än lunch för fyra.

Måste det strykas är det nog inte vi som har gjort det.`,
    hero: 'En grön omlottklänning med små blommor',
    second: 'En ljusrosa kofta',
    third: 'Ljusblå jeans',
    categoryCards: ['Klänningar', 'Jeans', 'Stickat', 'Nattkläder'],
    favourites: 'Under trettio pund',
  },
  misspap: {
    line: 'Utekläder, ingen klädkod',
    headline: 'Klar först. Hemma sist.',
    season: 'Efter mörkret',
    seasonText: 'Paljetter, satin och en riktigt bra känga. Gör er i ordning tillsammans.',
    about: `MissPap tar du på dig när planen ändras vid nio. Figurnära modeller, färg som syns tvärs över rummet, och priser som lämnar
taxipengarna i fred.

Nytt varje vecka. Borta till nästa.`,
    hero: 'En magenta paljettklänning',
    second: 'En svart minikjol i skinnlook',
    third: 'En knallrosa slipklänning',
    categoryCards: ['Gå ut', 'Figurnära', 'Klackar', 'Bad'],
    favourites: 'Fest för en',
  },
  principles: {
    line: 'En förfinad garderob av delar',
    headline: 'Färre, finare, längre',
    season: 'Den stilla säsongen',
    seasonText: 'Ull med tyngd, siden med djup, och linjer som låter tyget tala.',
    about: `Principles tror på att äga mindre och bära det mer. Varje plagg är ritat för att hänga bredvid det förra, i sten, bläck och
krita, av tyg man vill röra vid.

Inget ropar. Allt märks.`,
    hero: 'Två tröjor och en rutig halsduk',
    second: 'Bläckblå satinbyxor',
    third: 'En havrefärgad tröja',
    categoryCards: ['Kostymer', 'Stickat', 'Byxor', 'Väskor'],
    favourites: 'Kashmir och ull',
  },
  oasis: {
    line: 'Trädgårdsmönster, ritade för hand',
    headline: 'Mönster ur vår egen trädgård',
    season: 'Vinterträdgården',
    seasonText:
      'Julrosor, frökapslar och frost på ormbunke: säsongens mönster målades från ateljéns fönster.',
    about: `Varje mönster från Oasis börjar som en målning. Bakom vår ateljé finns en trädgård; det som blommar där dyker upp på klänningar,
blusar och fodret i en kappa.

Modern romantik alltså: vackert, praktiskt, och med fickor överallt där de får plats.`,
    hero: 'Tre blommiga klänningar',
    second: 'En gräddvit blus med små blommor',
    third: 'En salviagrön omlottklänning',
    categoryCards: ['Midiklänningar', 'Blusar', 'Kjolar', 'Sängkläder'],
    favourites: 'Teklänningar',
  },
  warehouse: {
    line: 'Stadskläder, svart på svart',
    headline: 'Stadskläder. Inget överflöd.',
    season: 'Uniform 04',
    seasonText: 'Vida ben. Rak kappa. Tung denim. Använd det två gånger den här veckan.',
    about: `Warehouse gör en uniform för staden: tydliga former, ärlig denim, svart på svart på vitt. Vi skär vitt där andra skär
smalt och utelämnar det som inte fungerar.`,
    hero: 'En jeansjacka, en randig t-shirt och jeans',
    second: 'Svarta byxor med vida ben',
    third: 'En jeansjacka',
    categoryCards: ['Denim', 'Kappor', 'Byxor', 'Skor'],
    favourites: 'Tung denim',
  },
  maine: {
    line: 'Helger vid vattnet',
    headline: 'Helg vid vattnet, hela veckan',
    season: 'Hamnstickat',
    seasonText: 'Ränder, polotröjor och tvättad bomull för morgnar med vind och en visslande kittel.',
    about: `Maine är klädd för kusten även när den är långt borta. Linne och tvättad bomull om sommaren, grova tröjor om vintern, och ränder
året om, för män, kvinnor och den mindre besättningen.`,
    hero: 'En randig tröja',
    second: 'En randig piké',
    third: 'Stenfärgade linnechinos',
    categoryCards: ['Herr', 'Dam', 'Stickat', 'Byxor'],
    favourites: 'Bra i blåst',
  },
  coastie: {
    line: 'Lätta lager för salt, sand och himmel',
    headline: 'Packa lätt. Stanna längre.',
    season: 'Vintersol',
    seasonText: 'Badkläder, linne och en tröja för kvällen. Allt går att rulla ihop.',
    about: `Coastie går från strand till bar i sandens och himlens färger, för vuxna och barn som helst är barfota. Allt torkar snabbt och
skakas slätt.`,
    hero: 'Badkläder och en stråhatt',
    second: 'En vit linneskjorta',
    third: 'En randig barntröja',
    categoryCards: ['Badkläder', 'Semester', 'Barn', 'Sandaler'],
    favourites: 'I resväskan',
  },
  gorgeous: {
    line: 'Underkläder som sitter vackert',
    headline: 'Sitter vackert. Känns som en hemlighet.',
    season: 'Vin och spets',
    seasonText: 'Nya balkonett- och plungemodeller i vinröd spets, från 65B till 90G.',
    about: `Gorgeous provar varje behå på kvinnor i varje storlek vi gör, inte på en byst. Axelband som sitter kvar, byglar som ligger
platt, spets som inte sticks.

Mät en gång med vår guide, och skicka tillbaka det som inte är perfekt.`,
    hero: 'Ett vinrött spetsset',
    second: 'En ljusrosa spetsbehå',
    third: 'En rosa morgonrock i satin',
    categoryCards: ['Behåar', 'Set', 'Nattkläder', 'Morgonrockar'],
    favourites: 'För hemmakvällar',
  },
  nastygal: {
    line: 'Vintage i huvudet och lite ostyrig',
    headline: 'Bra kläder. Dåligt uppförande.',
    season: 'Bråk, i denim',
    seasonText: 'Skinnlook, högljudda kängor och en jacka som är äldre än historien du berättar om den.',
    about: `Nasty Gal började med andras gamla kläder och kom aldrig över det. Vi tittar på vad som bars till fel fester och gör det
igen, bättre, med plats för telefonen.

Bär det fel. Det är det som är poängen.`,
    hero: 'En svart jacka i skinnlook',
    second: 'En minikjol med djurmönster',
    third: 'Körsbärsröda kängor',
    categoryCards: ['Jackor', 'Denim', 'Kängor', 'Fest'],
    favourites: 'Kängorna först',
  },
  foreverunique: {
    line: 'Galaklänningar och paljetter',
    headline: 'Gör entré',
    season: 'Galautvalet',
    seasonText: 'Formade liv, handsydda paljetter och släp som är korta nog att dansa i.',
    about: `Forever Unique är för de största kvällarna: prisutdelningar, baler, bröllopet med långbordet. Klänningarna är fiskbensstyvade,
fodrade och handgjorda i finishen, och var och en är fotograferad bakifrån, för det är så man ser dig gå.`,
    hero: 'En lång svart sammetsklänning',
    second: 'En guldfärgad paljettklänning',
    third: 'En champagnefärgad paljettväska',
    categoryCards: ['Balklänningar', 'Smoking', 'Smycken', 'Klackskor'],
    favourites: 'Smoking',
  },
};
