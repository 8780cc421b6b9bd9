import { isIP } from 'node:net';

const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 address, since one line has all of its addresses. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const rightLength = right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - rightLength);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
