import { instantOf, wallTimeAt } from './zoned-time.ts';

export type DeliveryService = 'standard' | 'next-day' | 'express';

/** Times of day as HH:MM or HH:MM:SS on the wall clock of the cut-off zone. */
export interface CutOffTimes {
  daily: string;
  saturday?: string;
}

export interface CutOffRule {
  skuPrefix: string;
  services: readonly DeliveryService[];
  brands: readonly string[];
  times: CutOffTimes;
}

/** The first rule that matches by sku, service or brand decides. */
const CUT_OFF_RULES: readonly CutOffRule[] = [
  {
    skuPrefix: 'YDD',
    services: ['express'],
    brands: ['selvedge', 'misspap', 'burton', 'coast', 'karenmillen'],
    times: { daily: '23:00:00' },
  },
  {
    skuPrefix: 'XDD',
    services: [],
    brands: ['wallis', 'oasis', 'dorothyperkins', 'warehouse', 'principles', 'nastygal'],
    times: { daily: '23:59:59', saturday: '21:00:00' },
  },
];

const DEFAULT_CUT_OFF: CutOffTimes = { daily: '23:00:00' };

export interface CutOffConfig {
  /** The specification's times are UTC; a shop may configure another zone. */
  zone: string;
  /** Times of the delivery method override the table. */
  times: CutOffTimes | null;
  /** Calendar days (YYYY-MM-DD) without dispatch and delivery. */
  holidays: readonly string[];
}

export interface CutOffQuestion {
  sku: string;
  brand: string;
  service: DeliveryService;
}

const SATURDAY = 6;

function brandKey(brand: string): string {
  return brand.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function cutOffTimesFor(
  question: CutOffQuestion,
  configured: CutOffTimes | null = null,
  rules: readonly CutOffRule[] = CUT_OFF_RULES,
): CutOffTimes {
  if (configured) return configured;
  const sku = question.sku.toUpperCase();
  const brand = brandKey(question.brand);
  const rule = rules.find(
    (one) =>
      sku.startsWith(one.skuPrefix) || one.services.includes(question.service) || one.brands.includes(brand),
  );
  return rule?.times ?? DEFAULT_CUT_OFF;
}

function parseTimeOfDay(text: string): { hour: number; minute: number; second: number } | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  return match ? { hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) } : null;
}

/** Today's cut-off, where today is the calendar day of the cut-off zone. Null when the time is not valid. */
export function cutOffInstant(times: CutOffTimes, now: Date, zone: string): Date | null {
  const today = wallTimeAt(now, zone);
  const time = parseTimeOfDay(today.weekday === SATURDAY ? (times.saturday ?? times.daily) : times.daily);
  if (!time) return null;
  return instantOf({ year: today.year, month: today.month, day: today.day, ...time }, zone);
}
