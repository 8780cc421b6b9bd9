import type { SectionProps } from '../define-section.ts';
import { HtmlText } from '../parts/html-text.tsx';
import type section from './section.ts';

/** An editor's own HTML, cleaned by the server. */
export default function Html({ data }: SectionProps<typeof section>) {
  return data && <HtmlText html={data.html} />;
}
