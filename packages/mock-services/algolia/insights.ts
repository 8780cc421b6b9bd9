export interface InsightsEvent {
  eventType?: unknown;
  eventName?: unknown;
  index?: unknown;
  objectIDs?: unknown;
  positions?: unknown;
  queryID?: unknown;
  userToken?: unknown;
  authenticatedUserToken?: unknown;
  timestamp?: unknown;
  [name: string]: unknown;
}

const MONTH_MS = 30 * 86_400_000;
const TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/;

/** The error message of an event; null when it is valid. One invalid event fails the whole batch. */
export function faultOf(event: InsightsEvent, now: number): string | null {
  const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
  const ids = event.objectIDs;
  if (!['click', 'view', 'conversion'].includes(String(event.eventType)))
    return 'EventType (unknown event type)';
  if (!isText(event.eventName, /^[\x20-\x7e]{1,64}$/)) return 'EventName (must be 1-64 printable characters)';
  if (!isText(event.index, /./)) return 'Index (missing)';
  if (!isText(event.userToken, TOKEN)) return 'UserToken (missing or of the wrong form)';
  if (event.authenticatedUserToken !== undefined && !isText(event.authenticatedUserToken, TOKEN)) {
    return 'AuthenticatedUserToken (of the wrong form)';
  }
  if (!Array.isArray(ids) || ids.length < 1 || ids.length > 20) return 'ObjectIDs (1 to 20 are needed)';
  if (event.queryID !== undefined && !isText(event.queryID, /^[0-9a-f]{32}$/))
    return 'QueryID (32 hex digits)';
  if (event.timestamp !== undefined && !(Number(event.timestamp) > now - MONTH_MS))
    return 'Timestamp (too old)';
  return checkPositions(event, ids) ?? checkPurchase(event, ids);
}

/** A value needs a currency, and object data for each object. */
function checkPurchase(event: InsightsEvent, ids: readonly unknown[]): string | null {
  const { eventSubtype, objectData, currency, value } = event;
  if (eventSubtype !== undefined) {
    if (event.eventType !== 'conversion') return 'EventSubtype (only for conversions)';
    if (!['addToCart', 'purchase'].includes(String(eventSubtype))) return 'EventSubtype (unknown subtype)';
  }
  if (currency !== undefined && !/^[A-Z]{3}$/.test(String(currency))) return 'Currency (three letters)';
  if (value !== undefined && (!isAmount(value) || currency === undefined))
    return 'Value (needs its currency)';
  if (objectData === undefined) return null;
  if (!Array.isArray(objectData) || objectData.length !== ids.length) {
    return 'ObjectData (as many as objects)';
  }
  return objectData.every(isValidData) && currency !== undefined ? null : 'ObjectData (of the wrong form)';
}

function isValidData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { price, discount, quantity } = data as Record<string, unknown>;
  const isCount = quantity === undefined || (Number.isInteger(quantity) && Number(quantity) > 0);
  return isCount && [price, discount].every((each) => each === undefined || isAmount(each));
}

const isAmount = (value: unknown) => Number.isFinite(Number(value)) && Number(value) >= 0;

function checkPositions(event: InsightsEvent, ids: readonly unknown[]): string | null {
  const { positions } = event;
  const isClickAfterSearch = event.eventType === 'click' && event.queryID !== undefined;
  if (positions === undefined)
    return isClickAfterSearch ? 'Positions (needed for a click after a search)' : null;
  if (!isClickAfterSearch) return 'Positions (only for a click after a search)';
  const isRight =
    Array.isArray(positions) &&
    positions.length === ids.length &&
    positions.every((position) => Number.isInteger(position) && position >= 1);
  return isRight ? null : 'Positions (as many as objects, from 1)';
}
