import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SettingValue } from '#contract/setting-rules.ts';
import { shown } from '#web/testing/shown.tsx';
import { BannerValue } from './banner-value.tsx';

async function show(start = {}, error = false) {
  const values: (SettingValue | undefined)[] = [];
  vi.stubGlobal('fetch', async () => Response.json({}));
  const press = await shown(
    <BannerValue start={start} most={200} error={error} onChange={(value) => values.push(value)} />,
    { words: ['platformSettings'] },
  );
  return { press, values };
}

it('shows a banner as it will look, and says who sees it and how long', async () => {
  const { press, values } = await show();
  expect(screen.queryByText('Preview')).toBeNull();
  await press.type(screen.getByLabelText('English'), 'Back at noon.');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('Back at noon.');
  preview.getByText('Everyone sees it, even without an account. It stays until it’s taken down.');
  await press.selectOptions(screen.getByLabelText('Who sees it'), 'Hosts only');
  preview.getByText(/^Only hosts see it/);
  expect(values.at(-1)).toEqual({ en: 'Back at noon.', readers: 'hosts' });
  await press.selectOptions(screen.getByLabelText('Who sees it'), 'Everyone');
  expect(values.at(-1)).toEqual({ en: 'Back at noon.' });
});

it('folds the other languages, says how many are written, and wants the English text with them', async () => {
  const { press, values } = await show({ en: 'Back at noon.', de: 'Um zwölf zurück.' });
  const fold = screen.getByText('Other languages: 1 of 8').closest('details');
  expect(fold?.open).toBe(false);
  await press.clear(screen.getByLabelText('English'));
  expect(values.at(-1)).toBeUndefined();
});

it('takes no end that has passed, and says so', async () => {
  const { values, press } = await show({ en: 'Back at noon.', until: '2020-01-01T12:00:00.000Z' }, true);
  screen.getByText('Choose a time in the future');
  await press.type(screen.getByLabelText('English'), '!');
  expect(values.at(-1)).toBeUndefined();
});
