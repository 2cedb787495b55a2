import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cityOf, deviceOf } from './device-of.ts';

const told: readonly [userAgent: string, browser: string | null, system: string | null][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome', 'iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921) SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8.9', null, null],
];

it('names browser and system in the words people know', () => {
  for (const [userAgent, browser, system] of told)
    assert.deepEqual(deviceOf(userAgent), { browser, system }, userAgent);
});

it('takes the city from a time zone that is named for one', () => {
  const cities = { 'America/New_York': 'New York', 'America/Argentina/Ushuaia': 'Ushuaia', 'Etc/UTC': null, UTC: null };
  for (const [zone, city] of Object.entries(cities)) assert.equal(cityOf(zone), city, zone);
  assert.equal(cityOf(null), null);
});
