/** Messages of widget frames to the page. Unknown messages are ignored. */

export type FrameSignal =
  | { kind: 'height'; height: number }
  /** The widget has no content. */
  | { kind: 'empty' }
  | { kind: 'fit-recommended'; size: string }
  | { kind: 'try-on-availability'; sku: string; isAvailable: boolean }
  | { kind: 'try-on-closed' };

const TALLEST_FRAME = 6000;

/** Parses and validates a message of the vendors' contracts. */
export function readFrameSignal(message: unknown): FrameSignal | null {
  if (typeof message !== 'object' || message === null) return null;
  const data = message as Record<string, unknown>;
  switch (data.type) {
    case 'widget_height':
      return isHeight(data.height) ? { kind: 'height', height: Math.ceil(data.height) } : null;
    case 'widget_empty':
      return { kind: 'empty' };
    case 'fit_recommended':
      return typeof data.size === 'string' && data.size ? { kind: 'fit-recommended', size: data.size } : null;
    case 'vto_available':
      return typeof data.sku === 'string' && typeof data.available === 'boolean'
        ? { kind: 'try-on-availability', sku: data.sku, isAvailable: data.available }
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

/** The origin of a frame's messages: a mock widget runs in a sandbox without an origin. */
export function frameOrigin(address: string): string {
  return isOwnFrame(address) ? 'null' : new URL(address).origin;
}

export function isOwnFrame(address: string): boolean {
  return address.startsWith('/');
}

/** The origins that the page must be allowed to frame; frames of the shop itself need none. */
export function frameHosts(...addresses: readonly (string | null)[]): string[] {
  const vendors = addresses.filter((address) => address !== null).filter((address) => !isOwnFrame(address));
  return [...new Set(vendors.map((address) => new URL(address).origin))];
}

/** Frames served by the shop get no origin, so that they cannot access the shop; vendor frames have their own origin. */
export function frameSandbox(address: string): string {
  const common = 'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation';
  return isOwnFrame(address) ? common : `${common} allow-same-origin`;
}
