import { type TextLimit, truncateText } from '#commerce/text/truncate.ts';

/** A text of editors, with a teaser when it is long. */
export interface LongText {
  /** Sanitised HTML. */
  html: string;
  /** The beginning as plain text; null when the text is short. */
  teaser: string | null;
}

export function describeLongText(html: string, limit: TextLimit): LongText {
  const { visible, isTruncated } = truncateText(plainText(html), limit);
  return { html, teaser: isTruncated ? visible : null };
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
