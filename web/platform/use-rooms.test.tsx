import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { createI18n } from './i18n.ts';
import { LanguageProvider } from './language.tsx';
import { useRooms } from './use-rooms.ts';

afterEach(cleanup);

const Rooms = ({ bedrooms, bathrooms }: { bedrooms: number | null; bathrooms: number | null }) =>
  useRooms()({ bedrooms, bathrooms });

async function said(language: LanguageCode, bedrooms: number | null, bathrooms: number | null) {
  cleanup();
  const { container } = render(
    <I18nextProvider i18n={await createI18n(language, ['common'])}>
      <MemoryRouter>
        <LanguageProvider>
          <Rooms bedrooms={bedrooms} bathrooms={bathrooms} />
        </LanguageProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByText(/./);
  return container.textContent?.replaceAll('\u00a0', ' ');
}

it('counts rooms in the plurals and decimals of the language', async () => {
  expect(await said('en', 3, 2.5)).toBe('3 bed, 2.5 bath');
  expect(await said('de', 1, 1.5)).toBe('1 Schlafzimmer, 1,5 Bäder');
  expect(await said('es', 1, 2)).toBe('1 habitación, 2 baños');
  expect(await said('ar', 2, 3)).toBe('غرفتا نوم، 3 حمّامات');
});

it('breaks no line between a number and what it counts', async () => {
  await said('ar', 3, 2);
  expect(document.body.textContent).toContain('3\u00a0غرف نوم');
});

it('shows only what is known', async () => {
  expect(await said('it', 1, null)).toBe('1 camera');
  expect(await said('fr', null, 2)).toBe('2 salles de bain');
});
