import { isIPv6 } from 'node:net';

/** One client's address: IPv4 as it is; for IPv6 the /64, which one client has to itself. */
export function clientAddressOf(ip: string): string {
  const address = unmapped(ip);
  return isIPv6(address) ? expand(address).slice(0, 4).join(':') : address;
}

/** The network attempts are counted for: IPv4 /24 or IPv6 /48, since one customer may hold all 65,536 /64s of a /48. */
export function ipRangeOf(ip: string): string {
  const address = unmapped(ip);
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  return expand(address).slice(0, 3).join(':');
}

const unmapped = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].map((part) => Number.parseInt(part, 16).toString(16));
}
