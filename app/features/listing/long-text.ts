import { type TextLimit, truncateText } from '#commerce/text/truncate.ts';

/** A text of editors: whole when it is short, else a beginning that opens into the whole. */
export interface LongText {
  /** Sanitised HTML. */
  html: string;
  /** Plain beginning; null when the text is shown whole. */
  teaser: string | null;
}

export function describeLongText(html: string, limit: TextLimit): LongText {
  const { visible, isTruncated } = truncateText(plainText(html), limit);
  return { html, teaser: isTruncated ? visible : null };
}

/** A plain sentence as HTML. */
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
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
