import { page } from './entry.ts';
import { category, link, productRow, query } from './parts.ts';

interface Words {
  title: string;
  text: string;
  /** New in, women, men, home, sale. */
  doors: [string, string, string, string, string];
  meanwhile: string;
}

const words: Record<string, Words> = {
  'en-GB': {
    title: 'Page Not Found',
    text: 'It may have moved, sold out, or never been there. Everything else is where you left it.',
    doors: ['New in', 'Women', 'Men', 'Home', 'Sale'],
    meanwhile: 'While you are here',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Elle a peut-être déménagé, été épuisée, ou n’a jamais existé. Tout le reste est à sa place.',
    doors: ['Nouveautés', 'Femme', 'Homme', 'Maison', 'Soldes'],
    meanwhile: 'Puisque vous êtes là',
  },
  nl: {
    title: 'Pagina niet gevonden',
    text: 'Misschien is hij verhuisd, uitverkocht of nooit geweest. Al het andere ligt waar je het liet.',
    doors: ['Nieuw', 'Dames', 'Heren', 'Wonen', 'Sale'],
    meanwhile: 'Nu je hier toch bent',
  },
  sv: {
    title: 'Sidan finns inte',
    text: 'Den kan ha flyttat, sålt slut eller aldrig funnits. Allt annat är där du lämnade det.',
    doors: ['Nyheter', 'Dam', 'Herr', 'Hem', 'Rea'],
    meanwhile: 'Medan du är här',
  },
};

const DOORS = ['new-in', 'womens-clothing', 'mens', 'home', 'sale'];

/** What a page that is not there shows instead, in every language. */
export const notFoundPages = Object.entries(words).map(([locale, { title, text, doors, meanwhile }]) =>
  page(
    '/not-found',
    {
      title,
      robots: 'noindex',
      sections: [
        {
          type: 'CategoryHeader',
          title,
          text,
          links: doors.map((label, index) => link(label, category(DOORS[index]!))),
        },
        productRow(meanwhile, query({ category: 'new-in', sort: 'best-sellers' })),
      ],
    },
    { locale },
  ),
);
