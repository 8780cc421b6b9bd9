import { BlockList, isIP } from 'node:net';

/** Networks such as `10.0.0.0/8`, `::1` or `192.0.2.7`. */
export function networkList(networks: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    if (family === 0) throw new Error(`"${network}" is not a network address such as 10.0.0.0/8.`);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => {
    const plain = plainAddress(address);
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** IPv4 in IPv6 clothes is still the same visitor. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Who really asks: the nearest hop that is not one of our own proxies. Headers are believed only as far as they were
 * written by a trusted proxy.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  let address = plainAddress(socketAddress);
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) !== 0);
  while (isTrustedProxy(address)) {
    const next = hops.pop();
    if (next === undefined) break;
    address = plainAddress(next);
  }
  return address;
}
