import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipConflictOf } from './zip-conflict.ts';

const conflicts = [
  ['12 Main St, Austin, TX 10001', undefined, '10001', 'New York, NY', 'Austin, TX'],
  ['12 Main St Austin Texas 10001-1234, USA', undefined, '10001', 'New York, NY', 'Austin, TX'],
  ['12 Main St, Austin, TX 78701', '10001', '10001', 'New York, NY', 'Austin, TX'],
  ['12 Main St, Austin, TX 79901', undefined, '79901', 'El Paso, TX', 'Austin, TX'],
  ['5 Broad St, Newark, NJ', '10001', '10001', 'New York, NY', 'Newark, NJ'],
  ['Nowhere, TX 10001', undefined, '10001', 'New York, NY', 'TX'],
  ['290 Bremner Blvd, Toronto, ON H2X 1Y4', undefined, 'H2X', 'Plateau Mont-royal, QC', 'Toronto, ON'],
] as const;

for (const [address, given, zip, found, stated] of conflicts)
  test(`${address}${given ? ` with ${given}` : ''}: ${zip} is in ${found}, not ${stated}`, async () =>
    assert.deepEqual(await zipConflictOf(address, given), { zip, found, stated }));

const agreed = [
  ['12 Main St, Austin, TX 78701'],
  ['7000 Hollywood Blvd, Hollywood, CA 90028'], // the list calls it Los Angeles
  ['12 Main St, Round Rock, TX', '78701'], // a neighboring town
  ['1 Gate Rd, Fort Campbell, TN 42223'], // on both sides of a border, listed in Kentucky
  ['2335 Kalakaua Ave, Honolulu, HI', '96815-0001'],
  ['The old mill', '78701'],
  ['12 Main St, Austin, TX', '00000'], // nobody knows it: refused as that
  ['Musterstraße 5, Berlin 10115'],
  ['12 Main St, Austin, TX'],
] as const;

for (const [address, given] of agreed)
  test(`nothing speaks against ${address}${given ? ` with ${given}` : ''}`, async () =>
    assert.equal(await zipConflictOf(address, given), null));
