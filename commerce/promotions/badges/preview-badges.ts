import type { Badge } from './badge.ts';
import { parsePlacement } from './placement.ts';

/** The message that the page posts to its parent frame when it is ready. */
export const PREVIEW_INIT_MESSAGE = { type: 'init' } as const;

export interface PreviewMessage {
  type: 'init-response' | 'set-data';
  badges: Badge[];
}

/** Adds unpublished badges in preview mode, without duplicates. */
export function addPreviewBadges(
  badges: readonly Badge[],
  previewBadges: readonly Badge[],
  isPreviewMode: boolean,
): Badge[] {
  if (!isPreviewMode) return [...badges];
  const present = new Set(badges.map(({ id }) => id));
  return [...badges, ...previewBadges.filter(({ id }) => !present.has(id))];
}

/** Parses a message of the parent frame; null when it is not one of its two kinds. */
export function readPreviewMessage(message: unknown): PreviewMessage | null {
  if (!isRecord(message)) return null;
  const { type, data } = message;
  if (type !== 'init-response' && type !== 'set-data') return null;
  const badges = isRecord(data) && Array.isArray(data.badges) ? data.badges : [];
  return { type, badges: badges.filter(isBadge) };
}

export interface ExperimentMessage {
  type: 'abtasty' | 'abtastyBadge';
  category: string;
  value: string;
}

/** Parses a message of the experiment tool: a badge category and its value. */
export function readExperimentMessage(message: unknown): ExperimentMessage | null {
  if (!isRecord(message)) return null;
  const { type } = message;
  if (type !== 'abtasty' && type !== 'abtastyBadge') return null;
  // Variations are written by hand and put the text in different fields.
  const { category, value } = [message.data, message.payload].find(isRecord) ?? message;
  return typeof category === 'string' && typeof value === 'string' ? { type, category, value } : null;
}

function isBadge(value: unknown): value is Badge {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.placement !== 'string') return false;
  const { text1, priority, discount, categorySlug } = value;
  return (
    parsePlacement(value.placement) !== null &&
    isAbsentOr('string', text1) &&
    isAbsentOr('string', categorySlug) &&
    isAbsentOr('number', priority) &&
    isAbsentOr('number', discount)
  );
}

function isAbsentOr(type: 'string' | 'number', value: unknown): boolean {
  return value === undefined || value === null || typeof value === type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
