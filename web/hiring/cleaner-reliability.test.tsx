import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CleanerReliability } from './cleaner-reliability.tsx';

const record = { started: 40, startedOnTime: 39, asked: 4, confirmedInTime: 4, withdrawals: 2 };
const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('tells a rate with its sample, rounded down, and none from fewer than five jobs', async () => {
  await shown(<CleanerReliability record={record} />, { words: ['hostLists'] });
  expect(value('On time')).toBe('97% of 40 jobs');
  expect(value('Confirmed in time')).toBe('Not enough data yet');
  expect(value('Withdrew')).toBe('2 times');
});

it('says never where nobody withdrew', async () => {
  await shown(<CleanerReliability record={{ ...record, withdrawals: 0 }} />, { words: ['hostLists'] });
  expect(value('Withdrew')).toBe('Never');
});
