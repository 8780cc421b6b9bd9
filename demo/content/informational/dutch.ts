import { helpPages } from './help-page.ts';

export const dutchHelp = helpPages('nl', {
  delivery: {
    title: 'Bezorging',
    text: 'Wanneer je bestelling komt, wat het kost en hoe je haar volgt.',
    markdown: `## In het Verenigd Koninkrijk

| Manier | Wanneer | Prijs |
|---|---|---|
| Standaard | Binnen 4 werkdagen | £ 3,99 |
| Volgende dag | De dag erna, als je op tijd bestelt | £ 5,99 |
| Ophalen in een winkel | Klaar binnen 3 werkdagen | £ 2,99 |
| Groot pakket | Binnen 5 werkdagen | £ 9,95 |
| Meubels, door twee personen gedragen | Op een dag naar keuze | £ 49 |

Standaardbezorging is gratis boven het bedrag dat bovenaan elke pagina staat. De datum die we noemen is de datum die we plannen: halen we
die niet, dan schrijven we je voordat je het hoeft te vragen.

## Naar het buitenland

We bezorgen in het grootste deel van Europa binnen 8 werkdagen voor £ 9,99. Eventuele invoerrechten zie je voordat je betaalt.`,
    questions: [
      [
        'Hoe volg ik mijn pakket?',
        'Je krijgt een link zodra het vertrekt. Die staat ook bij [je bestellingen](/account/orders).',
      ],
      [
        'Kan ik het adres nog wijzigen?',
        'Ongeveer een uur lang: [schrijf ons](/pages/informational/contact) met je bestelnummer.',
      ],
    ],
  },
  returns: {
    title: 'Retourneren',
    text: 'Je hebt 28 dagen om van gedachten te veranderen.',
    markdown: `## Drie stappen

1. **Meld het**: kies de bestelling in je account en vink aan wat je terugstuurt.
2. **Pak het in**: in de zak waarin het kwam, met de labels eraan.
3. **Lever het in**: bij een pakketpunt of postkantoor. Bewaar het bewijs tot je geld terug is, meestal vijf dagen later.

## Goed om te weten

- Terugsturen kost £ 1,99, ingehouden op je geld; bij een fout van ons is het gratis.
- Om hygiënische redenen nemen we geen geopende beauty, gaatjessieraden, of ondergoed en badmode zonder zegel terug.
- Gepersonaliseerde stukken blijven bij jou. Meubels op maat kun je binnen 14 dagen annuleren; ophalen kost £ 49.

Je wettelijke rechten blijven gelden.`,
  },
  'size-guide': {
    title: 'Maattabel',
    text: 'Meet één keer, in je ondergoed, met het lint vlak en niet strak.',
    markdown: `## Tussen twee maten?

Neem bij truien en jassen de kleinere, bij pakken en alles zonder rek de grotere.`,
  },
  contact: {
    title: 'Contact',
    text: 'Schrijf, bel of chat: er antwoordt een mens.',
    markdown: `- **Bestellingen en bezorging**: [orders@selvedge.example](mailto:orders@selvedge.example), antwoord binnen één werkdag
- **Retouren en terugbetalingen**: [returns@selvedge.example](mailto:returns@selvedge.example)
- **Telefonisch**: 0800 000 0000, op werkdagen van 9 tot 18 uur

*Dit is een demonstratiewinkel: deze adressen leiden nergens heen en er is niets te koop.*`,
  },
  about: {
    title: 'Over Selvedge',
    text: 'Een warenhuis, netjes afgewerkt.',
    markdown: `Een selvedge is de geweven rand die zorgt dat stof niet losraakt. Je ziet haar nauwelijks en alles hangt ervan af.

Zo proberen we ook winkel te houden. Dertien merken en ons eigen label hangen naast elkaar; enkele tientallen makers van meubels, geur en
verzorging verkopen bij ons onder hun eigen naam. Jij ziet één winkelmand, één bezorgdatum en één mens om iets aan te vragen.`,
  },
  privacy: {
    title: 'Privacy en cookies',
    text: 'Wat we bewaren, waarom, hoe lang, en hoe je het inziet of wist.',
    markdown: `## Wat we bewaren

- **Om je iets te verkopen**: naam, adres, e-mail, telefoon, aankopen en betaalwijze. Kaartnummers bereiken ons nooit.
- **Om je te herkennen**: winkelmand en verlanglijst. Wat je bekeek blijft in je eigen browser.

## Cookies

Eén cookie houdt je ingelogd en je mand bij elkaar; die is nodig. Geen advertentiecookies. Iets van elders, zoals een film, wordt pas geladen
als je op de knop drukt.

## Je rechten

Je kunt je gegevens inzien, verbeteren, meenemen of wissen: [schrijf ons](/pages/informational/contact) of gebruik [je account](/account).`,
  },
  terms: {
    title: 'Voorwaarden',
    text: 'De afspraak tussen jou en ons als je koopt.',
    markdown: `Je bestelling is een aanbod; we nemen het aan als we melden dat ze verzonden is. Prijzen zijn inclusief btw. Een doorgestreepte prijs
vroegen we minstens 28 dagen voor de verlaging. Noemt een pagina een partner, dan sluit je de koop met die partner; wij innen, helpen en staan
voor dezelfde 28 dagen retour.

*Selvedge is een demonstratiewinkel: er komt geen koop tot stand, er wordt niets afgeschreven en niets verzonden.*`,
  },
});
