/** What the frames of widgets tell the page around them. A message we do not know says nothing. */

export type FrameSignal =
  | { kind: 'height'; height: number }
  /** There is nothing to show. */
  | { kind: 'empty' }
  | { kind: 'fit-recommended'; size: string }
  | { kind: 'try-on-availability'; sku: string; isAvailable: boolean }
  | { kind: 'try-on-closed' };

const TALLEST_FRAME = 6000;

/** Names as the vendors' contract has them, sizes and heights checked. */
export function readFrameSignal(message: unknown): FrameSignal | null {
  if (typeof message !== 'object' || message === null) return null;
  const told = message as Record<string, unknown>;
  switch (told.type) {
    case 'widget_height':
      return isHeight(told.height) ? { kind: 'height', height: Math.ceil(told.height) } : null;
    case 'widget_empty':
      return { kind: 'empty' };
    case 'fit_recommended':
      return typeof told.size === 'string' && told.size ? { kind: 'fit-recommended', size: told.size } : null;
    case 'vto_available':
      return typeof told.sku === 'string' && typeof told.available === 'boolean'
        ? { kind: 'try-on-availability', sku: told.sku, isAvailable: told.available }
        : null;
    case 'vto_closed':
      return { kind: 'try-on-closed' };
    default:
      return null;
  }
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= TALLEST_FRAME;
}

/** Where a frame's messages must come from: a stand-in of ours runs in a sandbox, which has no origin. */
export function frameOrigin(address: string): string {
  return isOwnFrame(address) ? 'null' : new URL(address).origin;
}

export function isOwnFrame(address: string): boolean {
  return address.startsWith('/');
}

/** Hosts that a page must be allowed to frame; a page of our own needs no permission, and nothing needs none. */
export function frameHosts(...addresses: readonly (string | null)[]): string[] {
  const vendors = addresses.filter((address) => address !== null && !isOwnFrame(address));
  return [...new Set(vendors.map((address) => new URL(address!).origin))];
}

/** Pages of our own must not reach the shop from within the frame; others have an origin of their own anyway. */
export function frameSandbox(address: string): string {
  const common = 'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation';
  return isOwnFrame(address) ? common : `${common} allow-same-origin`;
}
