import type { HelpTexts } from './english.ts';

/** Texts of the help pages, in Swedish. */
export const swedishHelp: HelpTexts = {
  delivery: {
    title: 'Leverans',
    text: 'När din beställning kommer, vad det kostar och hur du följer den.',
    markdown: `## I Storbritannien

| Sätt | När | Pris |
|---|---|---|
| Standard | Inom 4 arbetsdagar | 49 kr |
| Nästa dag | Dagen efter, om du beställer före tiden som står vid varan | 129 kr |
| Hämta nära dig | Klart inom 3 arbetsdagar | 39 kr |
| Stort paket | Inom 5 arbetsdagar | 99 kr |
| Möbler, inburna av två personer | En dag du väljer | 599 kr |

Standardleverans är fri över det belopp som står överst på varje sida. Datumet som vi lovar vid varan och i kassan är det vi planerar för: kan vi
inte hålla det skriver vi till dig innan du behöver fråga.

## Paket från våra partner

Vissa varor skickas av den partner som säljer dem. Varans sida nämner partnern och dess egen leveranstid. En beställning kan då komma i flera
paket; du betalar frakt en gång per avsändare.

## Utomlands

Vi levererar till större delen av Europa inom 8 arbetsdagar för 149 kr. Eventuell tull visas innan du betalar.`,
    questions: [
      {
        question: 'Hur följer jag mitt paket?',
        answer:
          'Du får en länk när det lämnar oss. Samma länk finns i **ditt konto**, under [Beställningar](/account/orders).',
      },
      {
        question: 'Jag missade budet. Vad händer nu?',
        answer:
          'Budet lämnar en lapp med ett nummer att ringa, försöker en gång till nästa arbetsdag och lägger sedan paketet hos närmaste ombud i sju dagar.',
      },
      {
        question: 'Kan jag ändra adressen efter att jag beställt?',
        answer:
          'I ungefär en timme, ja: [skriv till oss](/pages/informational/contact) med ditt ordernummer. Sedan är paketet packat och adresserat.',
      },
      {
        question: 'Levererar ni på lördagar och söndagar?',
        answer:
          'Paket till nästa dag levereras även på lördagar, och på söndagar på de flesta orter. Datumet i kassan tar redan hänsyn till det.',
      },
    ],
  },
  returns: {
    title: 'Returer',
    text: 'Du har 28 dagar på dig att ändra dig. Så här skickar du tillbaka något.',
    steps: 'Tre steg',
    box: 'En öppen ask med silkespapper',
    points: [
      {
        title: 'Säg till',
        text: 'Välj beställningen i ditt konto och kryssa för det du skickar tillbaka. Inget konto? Det finns en länk i ordermejlet.',
      },
      {
        title: 'Packa',
        text: 'I påsen det kom i. Låt etiketterna sitta kvar, och lägg skor i sin egen kartong inuti en annan.',
      },
      {
        title: 'Lämna in',
        text: 'Hos ett ombud eller på posten. Spara kvittot tills vi skriver att pengarna är på väg, oftast fem dagar senare.',
      },
    ],
    markdown: `## Bra att veta

- Returen kostar **29 kr** från Sverige och dras från återbetalningen. Är felet vårt är den alltid fri.
- Pengarna går tillbaka till kortet eller kontot som du betalade med.
- Det som en partner sålde går tillbaka till partnern; etiketten hittar vägen.
- Av hygienskäl tar vi inte tillbaka öppnade skönhetsprodukter, örhängen för hål, eller underkläder och badkläder utan försegling.
- Personliga varor är dina att behålla.
- Måttbeställda möbler kan avbeställas inom 14 dagar efter leverans; vi hämtar dem för 599 kr.

Dina lagliga rättigheter påverkas inte.`,
    questions: [
      {
        question: 'Kan jag byta till en annan storlek?',
        answer:
          'Snabbast är att beställa rätt storlek nu och skicka tillbaka den andra. Kostar den mer för att rean är slut, [säg till](/pages/informational/contact) så ger vi dig samma pris som du betalade.',
      },
      {
        question: 'Varan kom fram skadad.',
        answer:
          'Det beklagar vi. Skicka en bild via [kontaktsidan](/pages/informational/contact) så ersätter vi varan eller betalar tillbaka samma dag.',
      },
      {
        question: 'Hur länge gäller det till jul?',
        answer: 'Allt som köps från 1 november till 24 december kan lämnas tillbaka till 14 januari.',
      },
    ],
  },
  sizeGuide: {
    title: 'Storleksguide',
    text: 'Mät en gång, i underkläder, med måttbandet platt och inte hårt.',
    markdown: `## Mellan två storlekar?

Ta den mindre i stickat och kappor, den större i kostymer och allt utan stretch. Märken skär olika: varje märkes egen guide finns länkad från
dess varor.`,
  },
  contact: {
    title: 'Kontakta oss',
    text: 'Skriv, ring eller chatta: en människa svarar.',
    chat: 'Chatta',
    chatText: 'På varje klänningssida, för stilfrågor. Alla dagar 8 till 22.',
    orders: 'Beställningar och leverans',
    ordersText: 'orders@selvedge.example. Vi svarar inom en arbetsdag.',
    refunds: 'Returer och återbetalning',
    refundsText: 'help@selvedge.example. Ha gärna ordernumret till hands.',
    telephone: 'Per telefon',
    telephoneText: '0800 000 0000, gratis från Storbritannien, vardagar 9 till 18.',
    markdown: `## Per brev

Selvedge, 1 Weavers Yard, Leeds LS1 1AA

*Det här är en demonstrationsbutik: adresserna och numren leder ingenstans och inget är till salu.*`,
  },
  about: {
    title: 'Om Selvedge',
    text: 'Ett varuhus med omsorg om detaljerna.',
    throw: 'En vävd pläd över en stol',
    markdown: `En selvedge är den vävda kanten, stadkanten, som håller tyget samman. Man ser den knappt och allt hänger på den.

Så försöker vi också driva butik. Tretton märken och vårt eget hänger sida vid sida; några dussin tillverkare av möbler, doft och hudvård säljer
hos oss under egna namn. Du ser en varukorg, ett leveransdatum och en människa att fråga.`,
    choose: 'Så väljer vi',
    cloth: 'Tyget först',
    clothText:
      'Vi frågar efter väveriet innan vi frågar efter priset. Kan vi inte nämna det säljer vi det inte.',
    fitted: 'Provat på människor',
    fittedText: 'Varje storlek provas av någon som bär den.',
    honest: 'Ärliga siffror',
    honestText: 'Ett tidigare pris har vi verkligen tagit. Få kvar betyder få kvar.',
    retention: 'Gjort för att behållas',
    retentionText: 'Reservknappar, lagningsråd och fållar som går att släppa ner.',
    label: 'Vårt eget märke',
    labelText:
      'Selvedge av Selvedge görs i små serier. När en tar slut talar vi med väveriet igen, och ibland blir svaret ett bättre tyg.',
    cardigan: 'En havrefärgad kofta',
    shopLabel: 'Se vårt märke',
  },
  privacy: {
    title: 'Integritet och kakor',
    text: 'Vad vi sparar, varför, hur länge, och hur du ser eller raderar det.',
    markdown: `## Vad vi sparar

- **För att sälja till dig:** ditt namn, din adress, e-post och telefon, vad du köpte och hur du betalade. Kortnummer når oss aldrig; de finns hos
  vår betaltjänst.
- **För att känna igen dig:** din varukorg, din önskelista och vad du tittade på senast. Det du har tittat på stannar i din egen webbläsare.
- **För att göra butiken bättre:** vilka sidor som besöks och vilka sökningar som inte hittar något, utan ditt namn.

## Hur länge

Beställningar sparas i sex år, eftersom skattelagen kräver det. En varukorg sparas i 90 dagar, ett konto tills du stänger det.

## Kakor

En kaka håller dig inloggad och varukorgen samlad. Butiken fungerar inte utan den, så vi frågar inte om lov. Vi sätter inga annonskakor. Något
från annat håll, som en film, hämtas först när du trycker på knappen; sidan säger då vem som tillfrågas.

## Dina rättigheter

Du får se, rätta, ta med dig eller radera det vi vet om dig. [Skriv till oss](/pages/informational/contact) eller använd [ditt konto](/account). Är du
inte nöjd med svaret kan du vända dig till den brittiska dataskyddsmyndigheten.`,
  },
  imprint: {
    title: 'Företagsinformation',
    text: 'Vem som driver butiken och hur du når oss.',
    markdown: `## Vilka vi är

Selvedge är en demonstrationsbutik. Inget är till salu och ingen debiteras.

## Hur du når oss

[Skriv till oss](/pages/informational/contact). Företaget, adressen och momsnumret står på varje faktura.`,
  },
  terms: {
    title: 'Villkor',
    text: 'Avtalet mellan dig och oss när du handlar.',
    markdown: `## Beställning

Din beställning är ett anbud att köpa. Vi antar det när vi meddelar att den är skickad. Till dess kan du avbeställa den i ditt konto, och det kan vi
också, till exempel om ett pris var uppenbart fel.

## Priser

Priserna är med moms. Ett överstruket pris tog vi i minst 28 dagar före sänkningen. Erbjudanden kan inte kombineras om det inte står så; varor som
är undantagna ingår inte i något.

## Partner

När varans sida nämner en partner sluter du köpet med partnern. Vi tar betalt, hjälper till med frågor och står för samma 28 dagars retur.

## Om något går fel

En vara ska stämma med beskrivningen, passa sitt ändamål och hålla god kvalitet. Gör den inte det kan du få den lagad, utbytt eller återbetald. Inget
här tar ifrån dig de rättigheter som lagen ger.

## Det här är en demonstration

Selvedge är en demonstrationsbutik. Inget avtal sluts, inget dras och inget skickas.`,
  },
};
