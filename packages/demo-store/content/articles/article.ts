import { EVERY } from '../../../../commerce/content/choose-version.ts';
import type { ContentFile } from '../../../../commerce/content/content-files.server.ts';
import { homeWords } from '../brand-words.ts';
import { HOUSE, page, type SectionBody } from '../entry.ts';
import { type InEveryLanguage, LANGUAGES, type Language } from '../languages.ts';
import { link } from '../parts.ts';
import { campaign } from '../pictures.ts';

export interface ArticleFacts {
  slug: string;
  date: string;
  author: string;
  minutes: number;
  campaign: string;
  /** Brands whose own shops have it too, since they sell what it speaks of; every shop otherwise. */
  shops?: readonly string[];
}

export interface ArticleWords {
  category: string;
  title: string;
  description: string;
  intro: string;
  /** What its first picture shows. */
  picture: string;
}

/** One article of the journal: what it is, what it says in each language, and how it is laid out. */
export interface Article<Words extends ArticleWords = ArticleWords> {
  facts: ArticleFacts;
  words: InEveryLanguage<Words>;
  pages: ContentFile[];
}

const NEXT: InEveryLanguage<string> = {
  'en-GB': 'Read next',
  fr: 'À lire ensuite',
  nl: 'Lees verder',
  sv: 'Läs vidare',
};

export function article<Words extends ArticleWords>(
  facts: ArticleFacts,
  words: InEveryLanguage<Words>,
  layOut: (t: Words) => SectionBody[],
): Article<Words> {
  const shops = facts.shops ? [HOUSE, ...facts.shops] : [EVERY];
  const pages = LANGUAGES.flatMap((locale) => {
    const t = words[locale];
    const picture = campaign(facts.campaign, t.picture);
    const { date, author, minutes } = facts;
    const body = {
      title: t.title,
      description: t.description,
      image: picture.src,
      article: articleCard(facts, t),
      sections: [
        {
          type: 'BlogHeader',
          category: t.category,
          title: t.title,
          date,
          author,
          minutes,
          intro: t.intro,
          // Campaigns leave their left third quiet; where the picture is cut, it is there.
          picture: { ...picture, ratio: 0.5, focusX: 90 },
        },
        ...layOut(t),
        {
          type: 'BlogSection',
          title: NEXT[locale],
          link: link(homeWords[locale].allStories, '/blog'),
          limit: 4,
        },
      ],
    };
    return shops.map((brand) => page(`/blog/${facts.slug}`, body, { brand, locale }));
  });
  return { facts, words, pages };
}

/** How the journal shows an article from outside. */
function articleCard({ campaign: id, date }: ArticleFacts, t: ArticleWords) {
  const { src, alt } = campaign(id, t.picture);
  return { src, alt, focusX: 72, category: t.category, date, description: t.description };
}

/** An article shown on another page. */
export function featured({ facts, words }: Article, locale: Language) {
  const t = words[locale];
  return { ...articleCard(facts, t), title: t.title, href: `/blog/${facts.slug}` };
}
