import type { HelpTexts } from './english.ts';

/** Texts of the help pages, in Dutch. */
export const dutchHelp: HelpTexts = {
  delivery: {
    title: 'Bezorging',
    text: 'Wanneer je bestelling komt, wat het kost en hoe je haar volgt.',
    markdown: `## In het Verenigd Koninkrijk

| Manier | Wanneer | Prijs |
|---|---|---|
| Standaard | Binnen 4 werkdagen | € 4,95 |
| Volgende dag | De dag erna, als je bestelt voor de tijd die bij het artikel staat | € 12,95 |
| Ophalen bij jou in de buurt | Klaar binnen 3 werkdagen | € 3,95 |
| Groot pakket | Binnen 5 werkdagen | € 9,95 |
| Meubels, door twee personen binnengebracht | Op een dag naar keuze | € 49 |

Standaardbezorging is gratis boven het bedrag dat bovenaan elke pagina staat. De datum die we bij het artikel en bij het afrekenen noemen, is
de datum die we plannen: halen we die niet, dan schrijven we je voordat je het hoeft te vragen.

## Pakketten van onze partners

Sommige artikelen worden verstuurd door de partner die ze verkoopt. Op de pagina staat wie dat is en hoelang het duurt. Eén bestelling kan dan
in meer pakketten komen; je betaalt de bezorging één keer per afzender.

## Naar het buitenland

We bezorgen in het grootste deel van Europa binnen 8 werkdagen voor € 12,95. Eventuele invoerrechten zie je voordat je betaalt.`,
    questions: [
      {
        question: 'Hoe volg ik mijn pakket?',
        answer:
          'Je krijgt een link zodra het vertrekt. Dezelfde link staat in **je account**, bij [Bestellingen](/account/orders).',
      },
      {
        question: 'Ik heb de bezorger gemist. Wat nu?',
        answer:
          'De bezorger laat een kaartje met een nummer achter, komt de volgende werkdag nog één keer langs en bewaart je pakket daarna zeven dagen bij het dichtstbijzijnde afhaalpunt.',
      },
      {
        question: 'Kan ik het adres na het bestellen nog wijzigen?',
        answer:
          'Ongeveer een uur lang wel: [schrijf ons](/pages/informational/contact) met je bestelnummer. Daarna is het pakket ingepakt en geadresseerd.',
      },
      {
        question: 'Bezorgen jullie op zaterdag en zondag?',
        answer:
          'Pakketten voor de volgende dag komen ook op zaterdag, en in de meeste plaatsen op zondag. De datum bij het afrekenen houdt daar al rekening mee.',
      },
    ],
  },
  returns: {
    title: 'Retourneren',
    text: 'Je hebt 28 dagen om van gedachten te veranderen. Zo stuur je iets terug.',
    steps: 'Drie stappen',
    box: 'Een open doos met vloeipapier',
    points: [
      {
        title: 'Meld het',
        text: 'Kies de bestelling in je account en vink aan wat je terugstuurt. Geen account? In de bestelmail staat een link.',
      },
      {
        title: 'Pak het in',
        text: 'In de zak waarin het kwam. Laat de labels eraan, en doe schoenen in hun eigen doos in een andere doos.',
      },
      {
        title: 'Lever het in',
        text: 'Bij een pakketpunt of postkantoor. Bewaar het bewijs tot we schrijven dat je geld onderweg is, meestal vijf dagen later.',
      },
    ],
    markdown: `## Goed om te weten

- Terugsturen kost **€ 2,95** vanuit Nederland, ingehouden op je geld. Is het onze fout, dan is het altijd gratis.
- Het geld gaat terug naar de kaart of rekening waarmee je betaalde.
- Wat een partner verkocht, gaat terug naar die partner; het etiket weet de weg.
- Om hygiënische redenen nemen we geen geopende beauty, oorbellen voor gaatjes, of ondergoed en badmode zonder zegel terug.
- Gepersonaliseerde stukken blijven bij jou.
- Meubels op bestelling kun je tot 14 dagen na bezorging annuleren; we halen ze op voor € 49.

Je wettelijke rechten blijven gelden.`,
    questions: [
      {
        question: 'Kan ik ruilen voor een andere maat?',
        answer:
          'Het snelst is om nu de goede maat te bestellen en de andere terug te sturen. Is die duurder omdat de sale voorbij is, [laat het weten](/pages/informational/contact): je betaalt dan de prijs van toen.',
      },
      {
        question: 'Het is beschadigd aangekomen.',
        answer:
          'Dat spijt ons. Stuur een foto via de [contactpagina](/pages/informational/contact), dan vervangen we het of krijg je dezelfde dag je geld terug.',
      },
      {
        question: 'Hoelang heb ik met kerst?',
        answer: 'Alles wat je van 1 november tot en met 24 december koopt, kan terug tot 14 januari.',
      },
    ],
  },
  sizeGuide: {
    title: 'Maattabel',
    text: 'Meet één keer, in je ondergoed, met het meetlint vlak en niet strak.',
    markdown: `## Tussen twee maten?

Neem bij truien en jassen de kleinste, bij pakken en alles zonder stretch de grootste. Elk merk snijdt anders: de eigen maattabel staat bij
de artikelen.`,
  },
  contact: {
    title: 'Neem contact op',
    text: 'Schrijf, bel of chat: er antwoordt een mens.',
    chat: 'Chatten',
    chatText: 'Op elke jurkenpagina, voor vragen over stijl. Elke dag van 8 tot 22 uur.',
    orders: 'Bestellingen en bezorging',
    ordersText: 'orders@selvedge.example. Je krijgt binnen één werkdag antwoord.',
    refunds: 'Retouren en terugbetalingen',
    refundsText: 'help@selvedge.example. Houd je bestelnummer bij de hand.',
    telephone: 'Telefonisch',
    telephoneText: '0800 000 0000, gratis vanuit het Verenigd Koninkrijk, op werkdagen van 9 tot 18 uur.',
    markdown: `## Per post

Selvedge, 1 Weavers Yard, Leeds LS1 1AA

*Dit is een demonstratiewinkel: deze adressen en nummers leiden nergens heen en er is niets te koop.*`,
  },
  about: {
    title: 'Over Selvedge',
    text: 'Een warenhuis, netjes afgewerkt.',
    throw: 'Een geweven plaid over een stoel',
    markdown: `Een selvedge is de geweven rand die zorgt dat stof niet losraakt. Je ziet haar nauwelijks en alles hangt ervan af.

Zo proberen we ook winkel te houden. Dertien merken en ons eigen label hangen naast elkaar; enkele tientallen makers van meubels, geur en
verzorging verkopen bij ons onder hun eigen naam. Jij ziet één winkelmand, één bezorgdatum en één mens om iets aan te vragen.`,
    choose: 'Hoe we kiezen',
    cloth: 'Eerst de stof',
    clothText:
      'We vragen naar de weverij voordat we naar de prijs vragen. Kunnen we die niet noemen, dan verkopen we het niet.',
    fitted: 'Gepast op mensen',
    fittedText: 'Elke maat wordt gepast door iemand die haar draagt.',
    honest: 'Eerlijke getallen',
    honestText: 'Een oude prijs hebben we echt gevraagd. Bijna op betekent bijna op.',
    retention: 'Gemaakt om te houden',
    retentionText: 'Reserveknopen, reparatietips en zomen die langer kunnen.',
    label: 'Ons eigen label',
    labelText:
      'Selvedge van Selvedge komt in kleine series. Is er een uitverkocht, dan praten we weer met de weverij, en soms is het antwoord een betere stof.',
    cardigan: 'Een havermoutkleurig vest',
    shopLabel: 'Bekijk ons label',
  },
  privacy: {
    title: 'Privacy en cookies',
    text: 'Wat we bewaren, waarom, hoelang, en hoe je het inziet of wist.',
    markdown: `## Wat we bewaren

- **Om je iets te verkopen:** je naam, adres, e-mail en telefoonnummer, wat je kocht en hoe je betaalde. Kaartnummers bereiken ons nooit; die
  bewaart onze betaaldienst.
- **Om je te herkennen:** je winkelmand, je verlanglijst en wat je het laatst bekeek. Wat je bekeek blijft in je eigen browser.
- **Om de winkel beter te maken:** welke pagina’s bezocht worden en welke zoekopdrachten niets vinden, zonder je naam.

## Hoelang

Bestellingen bewaren we zes jaar, omdat de belastingwet dat vraagt. Een winkelmand 90 dagen, een account tot je het sluit.

## Cookies

Eén cookie houdt je ingelogd en je winkelmand bij elkaar. Zonder werkt de winkel niet, dus vragen we er geen toestemming voor. We plaatsen geen
advertentiecookies. Iets van elders, zoals een film, wordt pas geladen als je op de knop drukt; de pagina zegt dan bij wie.

## Je rechten

Je mag inzien, verbeteren, meenemen of wissen wat we van je hebben. [Schrijf ons](/pages/informational/contact) of gebruik
[je account](/account). Ben je niet tevreden met ons antwoord, dan kun je naar de Britse privacytoezichthouder.`,
  },
  imprint: {
    title: 'Bedrijfsgegevens',
    text: 'Wie deze winkel voert en hoe je ons bereikt.',
    markdown: `## Wie we zijn

Selvedge is een demonstratiewinkel. Er is niets te koop en er wordt niets afgeschreven.

## Hoe je ons bereikt

[Schrijf ons](/pages/informational/contact). Het bedrijf, het adres en het btw-nummer staan op elke factuur.`,
  },
  terms: {
    title: 'Voorwaarden',
    text: 'De afspraak tussen jou en ons als je koopt.',
    markdown: `## Bestellen

Je bestelling is een aanbod om te kopen. We nemen het aan als we melden dat ze verzonden is. Tot dat moment kun je haar in je account annuleren,
en wij ook, bijvoorbeeld als een prijs duidelijk niet klopte.

## Prijzen

Prijzen zijn inclusief btw. Een doorgestreepte prijs vroegen we minstens 28 dagen voor de verlaging. Aanbiedingen gaan niet samen, tenzij het
erbij staat; artikelen die zijn uitgesloten doen aan geen enkele mee.

## Partners

Noemt een pagina een partner, dan koop je dat artikel van die partner. Wij innen de betaling, helpen bij vragen en staan voor dezelfde 28 dagen
retour.

## Als er iets misgaat

Een artikel moet zijn zoals beschreven, geschikt voor zijn doel en van goede kwaliteit. Is dat niet zo, dan kun je het laten herstellen, vervangen
of vergoeden. Niets hier neemt de rechten weg die de wet je geeft.

## Dit is een demonstratie

Selvedge is een demonstratiewinkel. Er komt geen koop tot stand, er wordt niets afgeschreven en niets verzonden.`,
  },
};
