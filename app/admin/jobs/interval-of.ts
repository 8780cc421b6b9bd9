const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** An interval in the largest unit that it is a multiple of: an hour, not 3,600 seconds. */
export function intervalOf(ms: number): { unit: 'day' | 'hour' | 'minute' | 'second'; count: number } {
  const whole = UNITS.find((each) => ms >= each.ms && ms % each.ms === 0);
  return whole ? { unit: whole.unit, count: ms / whole.ms } : { unit: 'second', count: ms / 1_000 };
}
