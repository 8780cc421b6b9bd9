import type { FeedItem } from './feed-items.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// XML knows no way to write these at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
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
  return `<item>${item.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`).join('')}</item>\n`;
}

export const FEED_FOOT = '</channel>\n</rss>\n';
