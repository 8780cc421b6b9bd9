import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { readPreviewMessage } from '#commerce/promotions/badges/preview-badges.ts';

/** The unsaved state of the edited entry. */
export interface PreviewContent {
  kind: string;
  key: string;
  body: unknown;
}

/** What the parent frame wants to preview. */
export interface PreviewData {
  content: PreviewContent | null;
  badges: Badge[];
  /** The id of the selected section. */
  selected: string | null;
}

/** Accepts messages only from the parent frame and only from an allowed origin. */
export function isFromParent(
  { origin, source }: { origin: string; source: unknown },
  parent: unknown,
  allowedOrigins: readonly string[],
): boolean {
  return source === parent && allowedOrigins.includes(origin);
}

/** Reads `init-response` and `set-data`; null for anything else. */
export function readPreviewData(message: unknown): PreviewData | null {
  const read = readPreviewMessage(message);
  if (!read) return null;
  const data = (message as { data?: unknown }).data;
  const { content, selected } = isRecord(data) ? data : ({} as Record<string, unknown>);
  return {
    content: isContent(content) ? content : null,
    badges: read.badges,
    selected: typeof selected === 'string' ? selected : null,
  };
}

/** The message to the parent when the editor clicks a section. */
export function sectionChosen(section: string) {
  return { type: 'section-chosen', section } as const;
}

export function readSectionChosen(message: unknown): string | null {
  return isRecord(message) && message.type === 'section-chosen' && typeof message.section === 'string'
    ? message.section
    : null;
}

function isContent(value: unknown): value is PreviewContent {
  return (
    isRecord(value) && typeof value.kind === 'string' && typeof value.key === 'string' && 'body' in value
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
