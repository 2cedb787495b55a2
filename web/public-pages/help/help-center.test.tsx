import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { HelpCenter } from './help-center.tsx';

it('narrows the answers by the words of the address', async () => {
  await shown(<HelpCenter />, { words: ['help'], at: '/help?q=calendar' });
  expect(await screen.findByDisplayValue('calendar')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/answers? found/);
});
