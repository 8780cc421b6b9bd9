import { type PageBody, page, type SectionBody } from '../entry.ts';
import { sizeGuideSections } from '../size-guides.ts';

/** What a help page says in one language. */
export interface HelpText {
  title: string;
  text: string;
  markdown: string;
  questions?: [question: string, answer: string][];
}

export type HelpName = 'delivery' | 'returns' | 'size-guide' | 'contact' | 'about' | 'privacy' | 'terms';

export function helpPages(locale: string, texts: Record<HelpName, HelpText>) {
  return Object.entries(texts).map(([name, help]) =>
    page(`/pages/informational/${name}`, helpBody(name, help, locale), { locale }),
  );
}

function helpBody(
  name: string,
  { title, text, markdown, questions = [] }: HelpText,
  locale: string,
): PageBody {
  const faq: SectionBody[] =
    questions.length === 0
      ? []
      : [{ type: 'FaqAccordian', items: questions.map(([question, answer]) => ({ question, answer })) }];
  return {
    title,
    description: text,
    sections: [
      { type: 'CategoryHeader', title, text },
      ...(name === 'size-guide' ? sizeGuideSections('all', locale) : []),
      { type: 'Text', markdown },
      ...faq,
    ],
  };
}
