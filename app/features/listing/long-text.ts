import { type TextLimit, truncateText } from '#commerce/text/truncate.ts';

/** A text of editors, with a teaser when it is long. */
export interface LongText {
  /** Sanitised HTML. */
  html: string;
  /** The heading that a long text begins with; null when it has none. */
  heading: string | null;
  /** The beginning as plain text; null when the text is short. */
  teaser: string | null;
}

const FIRST_HEADING = /^\s*<h[1-6][^>]*>(.*?)<\/h[1-6]>/s;

export function describeLongText(html: string, limit: TextLimit): LongText {
  const heading = FIRST_HEADING.exec(html);
  const text = heading ? html.slice(heading[0].length) : html;
  const { visible, isTruncated } = truncateText(plainText(text), limit);
  if (!isTruncated) return { html, heading: null, teaser: null };
  return { html: text.trim(), heading: heading ? plainText(heading[1] ?? '') : null, teaser: visible };
}

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
