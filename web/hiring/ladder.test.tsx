import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Ladder } from './ladder.tsx';

const ladder = () =>
  shown(<Ladder jobId="job-1" chosen={[null, null, null]} split={() => null} />, { words: ['hiring'] });

afterEach(() => vi.unstubAllGlobals());

it('says beside the choice, too, that nobody is chosen yet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const user = await ladder();
  expect(screen.queryByText('Please select at least a primary cleaner.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept your choice' }));
  expect(await screen.findByText('Please select at least a primary cleaner.')).toBeTruthy();
});

it('on a phone accepts nothing before somebody is chosen, and says why', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await ladder();
  expect(screen.getByRole('button', { name: 'Accept your choice' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose a bid as 1st above, then accept.')).toBeTruthy();
});
