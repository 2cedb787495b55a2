import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EmailToConfirm } from './email-to-confirm.tsx';

const about = [
  ['HOST', 'Confirm your email to add properties and post jobs.'],
  ['CLEANER', 'Confirm your email to save your profile, place bids and get paid.'],
] as const;

for (const [role, text] of about)
  it(`asks a ${role.toLowerCase()} to confirm their email for what they do`, async () => {
    await shown(<EmailToConfirm email="a@example.com" role={role} />, { words: ['auth'] });
    expect(screen.getByText(text)).toBeTruthy();
  });
