import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddressOf, ipRangeOf } from './ip-range.ts';

test('an IPv4 address is one client, its /24 one network, however it is written', () => {
  for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9']) {
    assert.equal(clientAddressOf(ip), '203.0.113.9');
    assert.equal(ipRangeOf(ip), '203.0.113');
  }
});

test('an IPv6 client has a whole /64 to itself, and a network is a /48', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::9%eth0'];
  for (const ip of same) {
    assert.equal(clientAddressOf(ip), '2001:db8:1:2');
    assert.equal(ipRangeOf(ip), '2001:db8:1');
  }
  assert.notEqual(clientAddressOf('2001:db8:1:3::1'), '2001:db8:1:2');
  assert.equal(ipRangeOf('2001:db8:1:ffff::1'), '2001:db8:1');
  assert.notEqual(ipRangeOf('2001:db8:2::1'), '2001:db8:1');
  assert.equal(clientAddressOf('::1'), '0:0:0:0');
});
