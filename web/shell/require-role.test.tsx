import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leftAccount } from '#web/platform/left-account.ts';
import { shown } from '#web/testing/shown.tsx';
import { RequireRole } from './require-role.tsx';

it('says to who has deleted their account that it is gone, where the browser’s Back leads', async () => {
  leftAccount.here = true;
  const page = (
    <RequireRole roles={['HOST']} otherwise="host">
      secret
    </RequireRole>
  );
  await shown(page, { words: ['shell', 'accountSafety'], at: '/host/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Your account was deleted' })).toBeTruthy();
  expect(screen.queryByText('Access Denied')).toBeNull();
});
