import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { ReadFailed } from './read-failed.tsx';

afterEach(cleanup);

it('says why, and reads again what failed and nothing else', async () => {
  const i18n = await createI18n('en', ['ui', 'errors', 'validation']);
  const there = { error: null, refetch: vi.fn(), isFetching: false };
  const failed = { error: new TypeError('fetch'), refetch: vi.fn(), isFetching: false };
  const list = { error: new TypeError('fetch'), retry: vi.fn(), retrying: false };
  render(
    <I18nextProvider i18n={i18n}>
      <ReadFailed title="Your week could not be loaded" read={[there, failed, list]} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('We could not reach Freshkey.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect([there.refetch, failed.refetch, list.retry].map((read) => read.mock.calls.length)).toEqual([0, 1, 1]);
});
