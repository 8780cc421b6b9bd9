import { EVERY } from '../../../../commerce/content/choose-version.ts';
import type { ContentFile } from '../../../../commerce/content/content-files.server.ts';
import { brandHomeTexts } from '../brand-home-texts.ts';
import { DEFAULT_BRAND, page, type SectionBody } from '../entry.ts';
import { type InEveryLanguage, LANGUAGES, type Language } from '../languages.ts';
import { link } from '../parts.ts';
import { campaign } from '../pictures.ts';

export interface ArticleFacts {
  slug: string;
  date: string;
  author: string;
  minutes: number;
  campaign: string;
  /** Brand sites that have the article; all of them if not set. */
  shops?: readonly string[];
}

export interface ArticleTexts {
  category: string;
  title: string;
  description: string;
  intro: string;
  /** Alternative text of the first picture. */
  picture: string;
}

/** An article of the journal: facts, texts in every language, pages. */
export interface Article<Texts extends ArticleTexts = ArticleTexts> {
  facts: ArticleFacts;
  texts: InEveryLanguage<Texts>;
  pages: ContentFile[];
}

const NEXT: InEveryLanguage<string> = {
  'en-GB': 'Read next',
  fr: 'À lire ensuite',
  nl: 'Lees verder',
  sv: 'Läs vidare',
};

export function article<Texts extends ArticleTexts>(
  facts: ArticleFacts,
  texts: InEveryLanguage<Texts>,
  layOut: (t: Texts) => SectionBody[],
): Article<Texts> {
  const shops = facts.shops ? [DEFAULT_BRAND, ...facts.shops] : [EVERY];
  const pages = LANGUAGES.flatMap((locale) => {
    const t = texts[locale];
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
          // The left third of a campaign picture is empty, so it is cropped there.
          picture: { ...picture, ratio: 0.5, focusX: 90 },
        },
        ...layOut(t),
        {
          type: 'BlogSection',
          title: NEXT[locale],
          link: link(brandHomeTexts[locale].allStories, '/blog'),
          limit: 4,
        },
      ],
    };
    return shops.map((brand) => page(`/blog/${facts.slug}`, body, { brand, locale }));
  });
  return { facts, texts, pages };
}

/** The card of an article. */
function articleCard({ campaign: id, date }: ArticleFacts, t: ArticleTexts) {
  const { src, alt } = campaign(id, t.picture);
  return { src, alt, focusX: 72, category: t.category, date, description: t.description };
}

/** An article as a section of another page. */
export function featured({ facts, texts }: Article, locale: Language) {
  const t = texts[locale];
  return { ...articleCard(facts, t), title: t.title, href: `/blog/${facts.slug}` };
}
