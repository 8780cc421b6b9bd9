import { useTranslations } from 'use-intl';
import { Accordion } from '#ui/accordion.tsx';
import type { SectionProps } from '../define-section.ts';
import { HtmlText } from '../parts/html-text.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function FaqAccordian({ fields, data }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  return (
    <div className="faq">
      <SectionHeading title={fields.title ?? t('faqTitle')} />
      {fields.items.map(({ question, answer }, index) => (
        <Accordion key={question} title={question}>
          {data?.answers[index] ? <HtmlText html={data.answers[index]} /> : <p>{answer}</p>}
        </Accordion>
      ))}
    </div>
  );
}
