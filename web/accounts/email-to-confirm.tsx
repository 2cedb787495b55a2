import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { ConfirmEmailButton } from './confirm-email-button.tsx';
import { EmailFirst } from './email-first.tsx';

type EmailToConfirmProps = Pick<User, 'email' | 'role'> & {
  /** The page says it already. */
  asks?: boolean;
};

/** Says that the e-mail is not proven yet, with the way to prove it, and asks for it where it is in the way. */
export function EmailToConfirm({ email, role, asks = false }: EmailToConfirmProps) {
  return (
    <>
      {!asks && <Banner role={role} />}
      <EmailFirst email={email} />
    </>
  );
}

function Banner({ role }: Pick<User, 'role'>) {
  const { t } = useTranslation('auth');
  return (
    <aside className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-apricot-tint px-gutter py-2 text-14 text-apricot-ink">
      <p className="flex items-center gap-2">
        <MailCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t(role === 'CLEANER' ? 'confirm.toWork' : 'confirm.toPost')}
      </p>
      <ConfirmEmailButton size="compact" />
    </aside>
  );
}
