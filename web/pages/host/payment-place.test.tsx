import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PaymentPlace } from './payment-place.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const place = () => document.querySelector('.bg-sunken');
const cards = (kept: readonly object[]) => vi.stubGlobal('fetch', async () => Response.json(kept));

it('what says that a card is missing keeps its place the next time, so that it pushes nothing down', async () => {
  cards([]);
  await shown(<PaymentBanner />, { words: ['host'] });
  await screen.findByText(/Add a payment method/);
  expect(place()).toBeNull();
  await shown(<PaymentPlace />);
  expect(place()).not.toBeNull();
});

it('no place is kept once there is a card, nor before anybody has looked', async () => {
  await shown(<PaymentPlace />);
  expect(place()).toBeNull();
  localStorage.setItem('kept:no-card', 'true');
  cards([{ id: 'card-1' }]);
  await shown(<PaymentBanner />, { words: ['host'] });
  await vi.waitFor(() => expect(localStorage.getItem('kept:no-card')).toBeNull());
  expect(place()).toBeNull();
});
