import { type Branch, branch } from './branch.ts';

export const gifts = branch(
  'gifts',
  'Gifts | Cadeaux | Cadeaus | Presenter',
  [
    branch('gifts-for-her', 'Gifts for Her | Pour elle | Voor haar | Till henne'),
    branch('gifts-for-him', 'Gifts for Him | Pour lui | Voor hem | Till honom'),
    branch('gifts-for-kids', 'Gifts for Kids | Pour les enfants | Voor kinderen | Till barnen'),
    branch('gifts-for-home', 'Gifts for the Home | Pour la maison | Voor thuis | Till hemmet'),
    branch(
      'gifts-personalised',
      'Personalised Gifts | Cadeaux personnalisés | Gepersonaliseerde cadeaus | Personliga presenter',
    ),
    branch(
      'gift-sets',
      'Gift Sets & Hampers | Coffrets et paniers | Geschenksets en manden | Presentset och korgar',
    ),
    branch(
      'gifts-under-25',
      'Gifts Under £25 | Cadeaux à moins de 30 € | Cadeaus onder € 30 | Presenter under 350 kr',
    ),
  ],
  {
    kind: 'department',
    about:
      'Something for everyone on the list, sent wherever you like. | Quelque chose pour chaque personne de la liste, envoyé où vous voulez. | Voor iedereen op het lijstje iets, bezorgd waar je wilt. | Något för alla på listan, skickat vart du vill.',
  },
);

export const sale = branch(
  'sale',
  'Sale | Soldes | Sale | Rea',
  [
    branch('sale-womens', 'Women’s Sale | Soldes femme | Dames sale | Rea dam', [], { kind: 'sale' }),
    branch('sale-mens', 'Men’s Sale | Soldes homme | Heren sale | Rea herr', [], { kind: 'sale' }),
    branch('sale-kids', 'Kids’ Sale | Soldes enfant | Kinder sale | Rea barn', [], { kind: 'sale' }),
    branch('sale-beauty', 'Beauty Sale | Soldes beauté | Beauty sale | Rea skönhet', [], { kind: 'sale' }),
    branch('sale-home', 'Home Sale | Soldes maison | Wonen sale | Rea hem', [], { kind: 'sale' }),
    branch(
      'sale-half-price',
      'Half Price & Better | Moitié prix et mieux | Halve prijs en lager | Halva priset och lägre',
      [],
      {
        kind: 'sale',
      },
    ),
  ],
  { kind: 'sale' },
);

export const newIn = branch(
  'new-in',
  'New In | Nouveautés | Nieuw | Nyheter',
  [
    branch('new-in-womens', 'New In Women | Nouveautés femme | Nieuw voor dames | Nytt dam', [], {
      kind: 'new-in',
    }),
    branch('new-in-mens', 'New In Men | Nouveautés homme | Nieuw voor heren | Nytt herr', [], {
      kind: 'new-in',
    }),
    branch('new-in-kids', 'New In Kids | Nouveautés enfant | Nieuw voor kinderen | Nytt barn', [], {
      kind: 'new-in',
    }),
    branch('new-in-beauty', 'New In Beauty | Nouveautés beauté | Nieuw in beauty | Nytt skönhet', [], {
      kind: 'new-in',
    }),
    branch('new-in-home', 'New In Home | Nouveautés maison | Nieuw in wonen | Nytt hem', [], {
      kind: 'new-in',
    }),
  ],
  { kind: 'new-in' },
);

const occasion = (slug: string, names: string) => branch(slug, names, [], { kind: 'occasion' });

export const occasions = branch(
  'occasions',
  'Occasions | Occasions | Gelegenheden | Tillfällen',
  [
    occasion('wedding-guest', 'Wedding Guest | Invitée de mariage | Bruiloftsgast | Bröllopsgäst'),
    occasion('holiday', 'Holiday | Vacances | Vakantie | Semester'),
    occasion('workwear', 'Workwear | Bureau | Werkkleding | Jobbkläder'),
    occasion('party', 'Party | Fête | Feest | Fest'),
    occasion('evening', 'Black Tie & Evening | Soirée habillée | Galakleding | Högtid och afton'),
    occasion('races', 'Day at the Races | Journée aux courses | Dagje paardenraces | En dag på kapplöpning'),
    occasion('weekend', 'Weekend | Week-end | Weekend | Helg'),
    occasion('loungewear', 'Lounge & Sleep | Détente et nuit | Loungen en slapen | Mys och sömn'),
    occasion('christmas', 'Christmas | Noël | Kerst | Jul'),
  ],
  { kind: 'occasion' },
);

const collection = (slug: string, names: string) => branch(slug, names, [], { kind: 'collection' });

export const collections = branch(
  'collections',
  'Collections | Collections | Collecties | Kollektioner',
  [
    collection('the-linen-edit', 'The Linen Edit | Tout en lin | De linnenselectie | Linneutvalet'),
    collection('the-denim-edit', 'The Denim Edit | Tout en denim | De denimselectie | Denimutvalet'),
    collection(
      'the-tailoring-edit',
      'The Tailoring Edit | L’art du tailleur | De tailoringselectie | Skräddarutvalet',
    ),
    collection('the-knit-edit', 'The Knit Edit | Tout en maille | De breiselectie | Stickutvalet'),
    collection(
      'the-velvet-room',
      'The Velvet Room | Le salon de velours | De fluwelen kamer | Sammetsrummet',
    ),
    collection('garden-florals', 'Garden Florals | Fleurs du jardin | Tuinbloemen | Trädgårdsblommor'),
    collection('best-sellers', 'Best Sellers | Meilleures ventes | Bestsellers | Bästsäljare'),
    collection(
      'ready-for-the-future',
      'Ready for the Future | Prêt pour demain | Klaar voor morgen | Redo för framtiden',
    ),
    collection(
      'marketplace',
      'From Our Partners | Chez nos partenaires | Van onze partners | Från våra partner',
    ),
    collection('pre-order', 'Pre-Order | Précommandes | Pre-order | Förhandsbokning'),
    collection('samples', 'Samples & Swatches | Échantillons | Stalen en monsters | Prover'),
    collection('premier', 'Premier | Premier | Premier | Premier'),
    collection('exclusions', 'Never in the Sale | Jamais soldé | Nooit in de sale | Aldrig på rea'),
  ],
  { kind: 'collection' },
);

export const edits: Branch[] = [gifts, sale, newIn, occasions, collections];
