import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { shown } from '#web/testing/shown.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

/** All that the picture reads of a profile. */
const profileWith = (profileImageUrl: string | null) =>
  ({ profileImageUrl, preferences: {}, availability: {}, languages: [] }) as unknown as CleanerProfile;

it('offers another picture in place of the one that is there, and asks before that is removed', async () => {
  const written = vi.fn();
  vi.stubGlobal('fetch', async (_path: string, { method }: { method?: string } = {}) => {
    if (method === 'PUT') written();
    return Response.json({});
  });
  const user = await shown(<ProfilePhoto name="Carlos Medina" profile={profileWith('/me.jpg')} />, {
    words: ['ownProfile', 'common', 'ui'],
  });
  expect(await screen.findByLabelText('Change picture')).toHaveProperty('type', 'file');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Hosts will see your initials instead.')).toBeTruthy();
  expect(written).not.toHaveBeenCalled();
});

it('asks for a first picture and says what is good in one', async () => {
  await shown(<ProfilePhoto name="Carlos Medina" profile={profileWith(null)} />, { words: ['ownProfile'] });
  expect(await screen.findByLabelText('Add a picture')).toBeTruthy();
  expect(screen.getByText(/^Your face, in good light/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});
