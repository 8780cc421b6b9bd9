import { HtmlText } from '../parts/html-text.tsx';
import type { HtmlData, SectionProps } from '../section.ts';
import type { HtmlFields } from './schema.ts';

/** An editor's own HTML, cleaned by the server. */
export default function Html({ data }: SectionProps<HtmlFields, HtmlData | null>) {
  return data && <HtmlText html={data.html} />;
}
