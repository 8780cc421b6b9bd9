import { type CutOffConfig, cutOffInstant, cutOffTimesFor, type DeliveryService } from './cut-off.ts';
import { isHoliday } from './estimated-date.ts';

export const COUNTDOWN_TICK_MS = 500;

export interface Countdown {
  hours: number;
  minutes: number;
  seconds: number;
}

export type DeliveryBadge =
  | { kind: 'countdown'; service: DeliveryService; countdown: Countdown; cutOff: Date }
  | { kind: 'express-available'; messageKey: 'pdp.delivery.expressAvailable' }
  | { kind: 'hidden' };

/** The remaining time in started seconds; zero once it has passed. */
export function countdownTo(end: Date, now: Date): Countdown {
  const seconds = Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

export interface DeliveryBadgeQuestion {
  sku: string;
  brand: string;
  service: DeliveryService;
  /** The shop's delXpsDeliveryEnabled. */
  isExpressEnabled: boolean;
}

/** Hidden after the cut-off and on holidays; the next-day badge then says 'express available' where that is enabled. */
export function describeDeliveryBadge(
  question: DeliveryBadgeQuestion,
  config: CutOffConfig,
  now: Date,
): DeliveryBadge {
  const cutOff = cutOffInstant(cutOffTimesFor(question, config.times), now, config.zone);
  if (cutOff && now < cutOff && !isHoliday(now, config)) {
    return { kind: 'countdown', service: question.service, countdown: countdownTo(cutOff, now), cutOff };
  }
  if (question.service === 'next-day' && question.isExpressEnabled) {
    return { kind: 'express-available', messageKey: 'pdp.delivery.expressAvailable' };
  }
  return { kind: 'hidden' };
}
