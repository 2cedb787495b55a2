import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { useStartOffline } from './use-start-offline.ts';

vi.mock('#web/platform/offline/start.ts', () => ({ startOffline: () => () => undefined }));

const cleaner = { id: 'u1', role: 'CLEANER', onboardingCompleted: true, suspended: false } as unknown as User;
const Ready = () => <p>{useStartOffline(cleaner) ? 'begun' : 'not yet'}</p>;

it('begins when the signal goes before the page has come to rest: what is done then is told of at once', async () => {
  await shown(<Ready />);
  expect(await screen.findByText('not yet')).toBeTruthy();
  fireEvent.offline(window);
  expect(await screen.findByText('begun')).toBeTruthy();
});
