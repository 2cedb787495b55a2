import assert from 'node:assert/strict';
import { test } from 'node:test';
import { platformOfUrl } from './calendar-words.ts';

test('a pasted address tells its platform, in whichever country', () => {
  const addresses = {
    'https://www.airbnb.com/calendar/ical/123.ics?s=abc': 'airbnb',
    ' webcal://www.airbnb.co.uk/calendar/ical/123.ics ': 'airbnb',
    'https://ical.booking.com/v1/export?t=abc': 'booking_com',
    'http://www.vrbo.com/icalendar/abc.ics': 'vrbo',
    'https://www.abritel.fr/icalendar/abc.ics': 'vrbo',
    'https://airbnb.com.evil.example/1.ics': null,
    'https://notbooking.com/1.ics': null,
    'not an address': null,
  };
  for (const [address, platform] of Object.entries(addresses)) assert.equal(platformOfUrl(address), platform, address);
});
