import { HtmlText } from '../parts/html-text.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { HtmlData, SectionProps } from '../section.ts';
import styles from '../styles/editorial.css?url';
import type { TextFields } from './schema.ts';

export default function Text({ fields, data }: SectionProps<TextFields, HtmlData | null>) {
  if (!data) return null;
  return (
    <>
      <SectionStyle href={styles} />
      <HtmlText html={data.html} className={fields.alignment === 'center' ? 'centred-prose' : undefined} />
    </>
  );
}
