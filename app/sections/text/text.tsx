import { HtmlText } from '../parts/html-text.tsx';
import type { HtmlData, SectionProps } from '../section.ts';
import type { TextFields } from './schema.ts';

export default function Text({ fields, data }: SectionProps<TextFields, HtmlData | null>) {
  if (!data) return null;
  return (
    <HtmlText html={data.html} className={fields.alignment === 'center' ? 'centred-prose' : undefined} />
  );
}
