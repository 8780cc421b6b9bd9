import type { SectionProps } from '../define-section.ts';
import { HtmlText } from '../parts/html-text.tsx';
import type section from './section.ts';

export default function Text({ fields, data }: SectionProps<typeof section>) {
  if (!data) return null;
  return (
    <HtmlText html={data.html} className={fields.alignment === 'center' ? 'centred-prose' : undefined} />
  );
}
