import { EVERY } from '../../../commerce/content/choose-version.ts';
import type { ContentFile } from '../../../commerce/content/content-files.server.ts';
import { typeset } from './typesetting.ts';

/** The department store; the brand sites sell one brand each. */
export const DEFAULT_BRAND = 'selvedge';

interface Audience {
  brand?: string;
  locale?: string;
  startsAt?: Date;
  endsAt?: Date;
}

export interface PageBody {
  title: string;
  description?: string;
  robots?: string;
  image?: string;
  article?: object;
  sections: SectionBody[];
}

export interface SectionBody {
  type: string;
  [field: string]: unknown;
}

export function page(path: string, body: PageBody, audience: Audience = {}): ContentFile {
  return fragment('page', path, body, audience);
}

export function fragment(kind: string, key: string, body: unknown, audience: Audience = {}): ContentFile {
  const { brand = EVERY, locale = EVERY, startsAt = null, endsAt = null } = audience;
  return { kind, key, brand, locale, state: 'published', startsAt, endsAt, body: typeset(body) };
}

/** A container: full width, coloured, without vertical padding, or with its sections side by side. */
export function band(
  options: { fullWidth?: boolean; colour?: string; tight?: boolean; columns?: number },
  ...sections: SectionBody[]
): SectionBody {
  return {
    type: 'Container',
    fullWidth: options.fullWidth ?? false,
    backgroundColour: options.colour ?? null,
    removeVerticalPadding: options.tight ?? false,
    columns: options.columns ?? 1,
    sections,
  };
}
