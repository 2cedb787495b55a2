import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NamedId, nameOfListed } from './name-of-one.ts';

interface Payment {
  id: string;
  jobId: string | null;
  jobTitle: string | null;
  payer: { id: string; name: string };
}
const paid: Payment = { id: 'p', jobId: 'j', jobTitle: 'Dune House', payer: { id: 'h', name: 'Hanna' } };
const check: Payment = { id: 'q', jobId: null, jobTitle: null, payer: { id: 'c', name: 'Carlos' } };
const namesIn = ({ id, jobId, jobTitle, payer }: Payment): NamedId[] => [
  [id, jobTitle ?? payer.name],
  [jobId, jobTitle],
  [payer.id, payer.name],
];
const nameOf = nameOfListed([paid, check], namesIn);

test('an id is called as its row says', () => {
  assert.deepEqual(['p', 'j', 'h', 'q', 'c'].map(nameOf), ['Dune House', 'Dune House', 'Hanna', 'Carlos', 'Carlos']);
});

test('what no row names has no name', () => {
  assert.deepEqual([nameOf('x'), nameOfListed(undefined, namesIn)('h')], [null, null]);
});
