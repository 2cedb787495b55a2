import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { SignUpPrompt } from './find-cleaners/sign-up-prompt.tsx';
import { TwoDoors } from './landing/two-doors.tsx';
import { WaysIn } from './landing/ways-in.tsx';
import { JoinButton } from './welcome/join-button.tsx';
import { LastCall } from './welcome/last-call.tsx';
import { WelcomeHero } from './welcome/welcome-hero.tsx';

let off: string[];
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'production', off }));
});

const words = ['landing', 'welcome', 'findCleaners', 'shell'];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('keeps only the door of the side that takes people', async () => {
  off = ['cleanerSignUp'];
  await shown(<WaysIn variants={['primary', 'secondary']} />, { words });
  await waitFor(() => expect(links()).toEqual([['Post a job', '/auth?role=host']]));
});

it('leads those who are in already to the login where nobody may sign up', async () => {
  off = ['hostSignUp', 'cleanerSignUp'];
  await shown(<WaysIn variants={['primary', 'secondary']} />, { words });
  await waitFor(() => expect(links()).toEqual([['Log in', '/login']]));
  expect(screen.getByText('We’re not taking new hosts or cleaners right now.')).toBeTruthy();
});

it('offers the login once where nobody may join, and promises no one that joining is free', async () => {
  off = ['hostSignUp', 'cleanerSignUp'];
  await shown(
    <>
      <WelcomeHero />
      <LastCall />
    </>,
    { words },
  );
  await screen.findByText('We’re not taking new hosts or cleaners right now.');
  expect(screen.queryByRole('link', { name: /Already have an account/ })).toBeNull();
  expect(screen.queryByText(/Joining is free/)).toBeNull();
});

it('says at a closed door that it is closed', async () => {
  off = ['hostSignUp'];
  await shown(<TwoDoors />, { words });
  await screen.findByText('We’re not taking new hosts right now.');
  expect(links()).toEqual([['Clean with Freshkey', '/auth?role=cleaner']]);
});

it('joins as the side that is open, or logs in', async () => {
  off = ['hostSignUp'];
  await shown(<JoinButton variant="primary" />, { words });
  await waitFor(() => expect(links()).toEqual([['Join for Free', '/auth?role=cleaner']]));
});

it('asks no visitor to sign up as a host where that is closed', async () => {
  off = ['hostSignUp'];
  await shown(<SignUpPrompt />, { words });
  await screen.findByText('We’re not taking new hosts right now');
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
