import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Section } from '#web/ui/section.tsx';

const ChangeEmailDialog = fetchedAhead(() =>
  import('./change-email-dialog.tsx').then((file) => file.ChangeEmailDialog),
);

/** The address that somebody logs in with, and the way to another. Before it is proven there is another way for that. */
export function AccountEmail({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('email.title')} description={t('email.text')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <bdi className="text-16 font-medium wrap-anywhere">{user.email}</bdi>
        {user.emailVerified && <Button onClick={() => setOpen(true)}>{t('email.change')}</Button>}
      </div>
      <OnceOpen open={open}>
        <ChangeEmailDialog user={user} open={open} onClose={() => setOpen(false)} />
      </OnceOpen>
    </Section>
  );
}
