import type { FeedItem } from './feed-items.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// Characters that are not allowed in XML, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the characters to remove
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function feedHead(shop: { name: string; tagline: string; origin: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(shop.name)}</title>
<link>${escapeXml(shop.origin)}</link>
<description>${escapeXml(shop.tagline)}</description>
`;
}

export function feedEntry(item: FeedItem): string {
  return `<item>${writeFields(item)}</item>\n`;
}

function writeFields(item: FeedItem): string {
  return item
    .map(([name, value]) => {
      const inner = typeof value === 'string' ? escapeXml(value) : writeFields(value);
      return `<g:${name}>${inner}</g:${name}>`;
    })
    .join('');
}

export const FEED_FOOT = '</channel>\n</rss>\n';
