import { BlockList, isIPv4 } from 'node:net';

// IANA's special-purpose registry: this host, private, shared, loopback, link-local, protocol, documentation, relays,
// benchmarks, multicast and reserved.
const special = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [net = '', prefix] = range.split('/');
  special.addSubnet(net, Number(prefix), 'ipv4');
}
// Of IPv6 only global unicast is public, without what tunnels or translates to IPv4 and documentation.
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
const specialSix = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialSix.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !specialSix.check(address, 'ipv6');
}
