import { helpPages } from './help-page.ts';

export const swedishHelp = helpPages('sv', {
  delivery: {
    title: 'Leverans',
    text: 'När din beställning kommer, vad det kostar och hur du följer den.',
    markdown: `## I Storbritannien

| Sätt | När | Pris |
|---|---|---|
| Standard | Inom 4 arbetsdagar | 3,99 £ |
| Nästa dag | Dagen efter, om du beställer i tid | 5,99 £ |
| Hämta i butik | Klart inom 3 arbetsdagar | 2,99 £ |
| Stort paket | Inom 5 arbetsdagar | 9,95 £ |
| Möbler, inburna av två personer | En dag du väljer | 49 £ |

Standardleverans är fri över det belopp som står överst på varje sida. Datumet vi anger är det vi planerar för: kan vi inte hålla det
skriver vi till dig innan du behöver fråga.

## Utomlands

Vi levererar till större delen av Europa inom 8 arbetsdagar för 9,99 £. Eventuell tull visas innan du betalar.`,
    questions: [
      [
        'Hur följer jag mitt paket?',
        'Du får en länk när det lämnar oss. Den finns också bland [dina beställningar](/account/orders).',
      ],
      [
        'Kan jag ändra adressen?',
        'I ungefär en timme: [skriv till oss](/pages/informational/contact) med ditt ordernummer.',
      ],
    ],
  },
  returns: {
    title: 'Returer',
    text: 'Du har 28 dagar på dig att ändra dig.',
    markdown: `## Tre steg

1. **Säg till**: välj beställningen i ditt konto och kryssa för det du skickar tillbaka.
2. **Packa**: i påsen det kom i, med etiketterna kvar.
3. **Lämna in**: hos ett ombud eller på posten. Spara kvittot tills pengarna är tillbaka, oftast fem dagar senare.

## Bra att veta

- Returen kostar 1,99 £ och dras från återbetalningen; är varan felaktig är den fri.
- Av hygienskäl tar vi inte tillbaka öppnad skönhet, smycken för hål, eller underkläder och badkläder utan försegling.
- Personliga varor är dina att behålla. Måttbeställda möbler kan avbeställas inom 14 dagar; hämtning kostar 49 £.

Dina lagliga rättigheter påverkas inte.`,
  },
  'size-guide': {
    title: 'Storleksguide',
    text: 'Mät en gång, i underkläder, med måttbandet plant och inte stramt.',
    markdown: `## Mellan två storlekar?

Ta den mindre i stickat och kappor, den större i kostymer och allt utan stretch.`,
  },
  contact: {
    title: 'Kontakta oss',
    text: 'Skriv, ring eller chatta: en människa svarar.',
    markdown: `- **Beställningar och leverans**: [orders@selvedge.example](mailto:orders@selvedge.example), svar inom en arbetsdag
- **Returer och återbetalning**: [returns@selvedge.example](mailto:returns@selvedge.example)
- **Per telefon**: 0800 000 0000, vardagar 9 till 18

*Det här är en demonstrationsbutik: adresserna leder ingenstans och inget är till salu.*`,
  },
  about: {
    title: 'Om Selvedge',
    text: 'Ett varuhus, ordentligt färdigställt.',
    markdown: `En selvedge är den vävda kanten som håller tyget samman. Man ser den knappt och allt hänger på den.

Så försöker vi också driva butik. Tretton märken och vårt eget hänger sida vid sida; några dussin makare av möbler, doft och hudvård säljer
hos oss under egna namn. Du ser en varukorg, ett leveransdatum och en människa att fråga.`,
  },
  privacy: {
    title: 'Integritet och kakor',
    text: 'Vad vi sparar, varför, hur länge, och hur du ser eller raderar det.',
    markdown: `## Vad vi sparar

- **För att sälja till dig**: namn, adress, e-post, telefon, köp och betalsätt. Kortnummer når oss aldrig.
- **För att känna igen dig**: varukorg och önskelista. Det du har tittat på stannar i din egen webbläsare.

## Kakor

En kaka håller dig inloggad och varukorgen samlad; den behövs. Inga annonskakor. Något från annat håll, som en film, hämtas först när du
trycker på knappen.

## Dina rättigheter

Du kan se, rätta, ta med dig eller radera dina uppgifter: [skriv till oss](/pages/informational/contact) eller använd [ditt konto](/account).`,
  },
  terms: {
    title: 'Villkor',
    text: 'Avtalet mellan dig och oss när du handlar.',
    markdown: `Din beställning är ett anbud; vi antar det när vi meddelar att den är skickad. Priserna är med moms. Ett överstruket pris begärde vi i
minst 28 dagar före sänkningen. När en sida nämner en partner sluter du köpet med partnern; vi tar betalt, hjälper till och står för samma
28 dagars retur.

*Selvedge är en demonstrationsbutik: inget avtal sluts, inget dras och inget skickas.*`,
  },
});
