import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AuthFrame } from './auth-frame.tsx';

const wayOfAdmins = async (at: string) => {
  await shown(<AuthFrame head={null}>form</AuthFrame>, { words: ['auth'], at });
  await screen.findByRole('link', { name: 'Privacy policy' });
  return screen.queryByRole('link', { name: 'Admin Login' });
};

it('shows admins the way to their login', async () => {
  expect((await wayOfAdmins('/auth'))?.getAttribute('href')).toBe('/admin/login');
});

it('does not offer the login where it is open', async () => {
  expect(await wayOfAdmins('/admin/login')).toBeNull();
});
