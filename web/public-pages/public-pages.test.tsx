import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shown } from '#web/testing/shown.tsx';
import { BidCard } from './landing/bid-card.tsx';
import { Figures } from './landing/figures.tsx';
import { Price } from './landing/price.tsx';
import { WaysIn } from './landing/ways-in.tsx';
import { TestimonialCarousel } from './welcome/testimonial-carousel.tsx';
import { WelcomeHero } from './welcome/welcome-hero.tsx';

const stated = { activeCleaners: 10_000, jobsCompleted: 50_000, averageRating: 4.9, cities: 50 };
const fees = { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 };
const demo = { mode: 'demo', fees, marketing: { confirmed: true, figures: stated } };

/** A server that knows its config and, where a role is given, who holds the token. */
function serverAnswers(config: unknown, role?: string) {
  if (role) localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/me' ? { id: '1', name: 'Ann Lee', email: 'ann@example.com', role } : config),
  );
}

const show = (page: ReactNode, language: LanguageCode = 'en') =>
  shown(page, { words: ['landing', 'welcome', 'testimonials'], language });

beforeEach(() => localStorage.clear());

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  [undefined, ['/auth?role=host', '/auth?role=cleaner']],
  ['HOST', ['/host/dashboard']],
  ['CLEANER', ['/cleaner/dashboard']],
  ['ADMIN', ['/admin']],
])('leads %s to the right place', async (role, expected) => {
  serverAnswers(demo, role);
  await show(<WaysIn variants={['primary', 'secondary']} />);
  await waitFor(() => expect(addresses()).toEqual(expected));
});

it('does not ask who is signed in for an account', async () => {
  serverAnswers(demo);
  await show(<WelcomeHero />);
  expect(await screen.findByText('Already have an account? Log in')).toBeTruthy();
  cleanup();
  serverAnswers(demo, 'HOST');
  await show(<WelcomeHero />);
  await screen.findByText('Go to your dashboard');
  expect(screen.queryByText('Already have an account? Log in')).toBeNull();
});

it('draws a choice of bids on a day that is the date’s, with nothing that looks like a button', async () => {
  serverAnswers(demo);
  await show(<BidCard />);
  expect(await screen.findByText('Fri, Nov 20, 11:00 AM–3:00 PM EST')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Accept Dana, keep Ibrahim as backup').className).not.toContain('bg-green');
});

it('counts both pictures of a price with the fee in force', async () => {
  serverAnswers({ ...demo, fees: { ...fees, hostCents: 750, cleanerCents: 750 } });
  await show(
    <>
      <BidCard />
      <Price />
    </>,
  );
  await screen.findByText('$125.50');
  expect(screen.getByText('$110.50')).toBeTruthy();
  const [studio] = screen.getAllByRole('rowheader', { name: 'Studio, 90 minutes' }).slice(-1);
  const amounts = [...(studio?.parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(amounts).toEqual(['$70.00', '$77.50', '$62.50', '$15.00']);
});

it('states the figures in the demo, and in production only what was counted', async () => {
  serverAnswers(demo);
  await show(<Figures />);
  await waitFor(() =>
    expect(screen.getByText('10,000+').closest('dl')?.parentElement?.className).not.toContain('invisible'),
  );
  cleanup();
  const figures = { activeCleaners: 31, jobsCompleted: null, averageRating: null, cities: 12 };
  serverAnswers({ mode: 'production', marketing: { confirmed: false, figures } });
  await show(<Figures />);
  await screen.findByText('31');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['31', '12']);
});

it.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('turns the testimonials over by button, dot and key in %s, round and round', async (language, onward) => {
  serverAnswers(demo);
  const user = await show(<TestimonialCarousel />, language);
  const dots = () => screen.getAllByRole('button').slice(1, 4);
  const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(1));
  const press = async (button: HTMLElement | undefined) => {
    if (!button) throw new Error('There is no such button');
    await user.click(button);
  };
  const [previous] = screen.getAllByRole('button');
  await press(previous);
  expect(shown()).toBe(2);
  await user.keyboard(onward);
  expect(shown()).toBe(0);
  await press(dots()[1]);
  expect(shown()).toBe(1);
});

it('shows no testimonials that the operator has not confirmed', async () => {
  serverAnswers({ mode: 'production', marketing: { confirmed: false, figures: stated } });
  await show(<TestimonialCarousel />);
  await waitFor(() => expect(document.querySelector('#testimonials')).toBeNull());
});
