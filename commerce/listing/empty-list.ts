import type { Message } from '#commerce/text/message.ts';

export const BROWSE_THE_SHOP = { label: { key: 'plp.empty.browse' } satisfies Message, href: '/' } as const;

/** The text of an empty list: for a category that does not exist, or a search without results. */
export function describeEmptyList(path: string, query: string | null): Message {
  if (isCategoryPath(path)) return { key: 'plp.empty.category' };
  return { key: 'plp.empty.search', values: { query: query ?? '' } };
}

export function isCategoryPath(path: string): boolean {
  return /(?:^|\/)(?:categories|category|collections|collection)(?:\/|$)/.test(path);
}
