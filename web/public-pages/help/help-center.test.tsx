import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { HelpCenter } from './help-center.tsx';

it('narrows the answers by the words of the address', async () => {
  await shown(<HelpCenter />, { words: ['help'], at: '/help?q=calendar' });
  expect(await screen.findByDisplayValue('calendar')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/answers? found/);
});

it('leads to each topic, in the order in which they stand', async () => {
  const user = await shown(<HelpCenter />, { words: ['help'], at: '/help' });
  const topics = await screen.findByRole('navigation', { name: 'Topics' });
  const links = within(topics).getAllByRole('link');
  const headings = screen.getAllByRole('region').map(({ id }) => `#${id}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings);
  await user.type(screen.getByLabelText('Search the answers'), 'calendar');
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
});
