const DAY_MS = 86_400_000;
const EPHEMERAL_TTL_DAYS = 1;

/** A basket made for express buying vanishes a day after its last change; the shopper's own never does. */
export function isExpired(
  basket: { isEphemeral: boolean; lastModifiedAt: Date },
  now: Date,
  ttlDays: number = EPHEMERAL_TTL_DAYS,
): boolean {
  return basket.isEphemeral && now.getTime() - basket.lastModifiedAt.getTime() >= ttlDays * DAY_MS;
}
