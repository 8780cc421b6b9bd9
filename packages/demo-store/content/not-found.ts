import { page } from './entry.ts';
import { category, link, productRow, query } from './parts.ts';

interface Texts {
  title: string;
  text: string;
  /** New in, women, men, home, sale. */
  categoryCards: [string, string, string, string, string];
  meanwhile: string;
}

const texts: Record<string, Texts> = {
  'en-GB': {
    title: 'Page Not Found',
    text: 'It may have moved, sold out, or never been there. Everything else is where you left it.',
    categoryCards: ['New in', 'Women', 'Men', 'Home', 'Sale'],
    meanwhile: 'While you are here',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Elle a peut-être déménagé, été épuisée, ou n’a jamais existé. Tout le reste est à sa place.',
    categoryCards: ['Nouveautés', 'Femme', 'Homme', 'Maison', 'Soldes'],
    meanwhile: 'Puisque vous êtes là',
  },
  nl: {
    title: 'Pagina niet gevonden',
    text: 'Misschien is hij verhuisd, uitverkocht of nooit geweest. Al het andere ligt waar je het liet.',
    categoryCards: ['Nieuw', 'Dames', 'Heren', 'Wonen', 'Sale'],
    meanwhile: 'Nu je hier toch bent',
  },
  sv: {
    title: 'Sidan finns inte',
    text: 'Den kan ha flyttat, sålt slut eller aldrig funnits. Allt annat är där du lämnade det.',
    categoryCards: ['Nyheter', 'Dam', 'Herr', 'Hem', 'Rea'],
    meanwhile: 'Medan du är här',
  },
};

const CATEGORY_SLUGS = ['new-in', 'womens-clothing', 'mens', 'home', 'sale'];

/** Content of the not-found page, in every language. */
export const notFoundPages = Object.entries(texts).map(
  ([locale, { title, text, categoryCards, meanwhile }]) =>
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
            links: categoryCards.map((label, index) => link(label, category(CATEGORY_SLUGS[index]!))),
          },
          productRow(meanwhile, query({ category: 'new-in', sort: 'best-sellers' })),
        ],
      },
      { locale },
    ),
);
