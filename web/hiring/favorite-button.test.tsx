import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const cleaner = { id: '019a0000-0000-7000-8000-000000000001', name: 'Carla Clean', favorite: true };

it('says whose heart it is and whether it is set', async () => {
  await shown(<FavoriteButton cleaner={cleaner} />, { words: ['host'] });
  const heart = screen.getByRole('button', { name: 'Favorite: Carla Clean' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
