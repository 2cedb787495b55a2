import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Certainty } from './certainty.tsx';

const first = { status: 'ACCEPTED', teamRank: 1 } as const;
const second = { status: 'PENDING', teamRank: 2 } as const;
const third = { status: 'PENDING', teamRank: 3 } as const;

async function said(part: Omit<Parameters<typeof Certainty>[0], 'said'>) {
  document.body.replaceChildren();
  await shown(<Certainty said={part.confirmed ? 'Confirmed' : 'Not confirmed'} {...part} />, { words: ['bids'] });
  return document.body.textContent;
}

it('a host reads which choice comes and who stands by', async () => {
  expect(await said({ confirmed: true, bids: [first, second] })).toBe('First choice confirmed, second on standby');
  expect(await said({ confirmed: true, bids: [first, third] })).toBe('First choice confirmed, third on standby');
});

it('who came up the ladder is named by their choice', async () => {
  const left = { status: 'WITHDRAWN', teamRank: null } as const;
  const bids = [left, { ...second, status: 'ACCEPTED' } as const];
  expect(await said({ confirmed: true, bids })).toBe('Second choice confirmed');
});

it('where there was no choice to make, nothing is said of one', async () => {
  expect(await said({ confirmed: true, bids: [first] })).toBe('Confirmed');
  expect(await said({ confirmed: true, bids: [] })).toBe('Confirmed');
});

it('until somebody has confirmed, that stands before those who stand by', async () => {
  expect(await said({ confirmed: false, bids: [first, second, third] })).toBe(
    'Not confirmed, second and third on standby',
  );
});
