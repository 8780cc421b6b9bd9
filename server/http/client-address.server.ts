import { BlockList, isIP } from 'node:net';

/** Networks such as `10.0.0.0/8`, `::1` or `192.0.2.7`. */
export function networkList(networks: string[]): (address: string) => boolean {
  if (networks.length === 0) return () => false;
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

/** An IPv4-mapped IPv6 address as IPv4. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** The address of the visitor: the nearest hop that is not a trusted proxy. Only hops named by trusted proxies count. */
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
