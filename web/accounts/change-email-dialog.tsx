import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askEmailChange } from '#contract/account-calls.ts';
import type { User } from '#contract/accounts.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailCodeForm } from './email-code-form.tsx';

const schema = () => import('#contract/email-change.ts').then(({ askEmailChange }) => askEmailChange.body);

interface ChangeEmailProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** The new address, then the code that was sent there. */
export function ChangeEmailDialog({ user, open, onClose }: ChangeEmailProps) {
  const { t } = useTranslation('accountDialogs');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setSentTo(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('email.title')}
      description={sentTo ? t('email.sent', { email: sentTo }) : t('email.lede')}
    >
      {sentTo ? (
        <EmailCodeForm email={sentTo} onDone={close} onRestart={() => setSentTo(null)} />
      ) : (
        <NewAddress user={user} onSent={setSentTo} />
      )}
    </Dialog>
  );
}

function NewAddress({ user: { hasPassword, role }, onSent }: { user: User; onSent: (email: string) => void }) {
  const { t } = useTranslation('accountDialogs');
  const form = useContractForm(schema, { defaultValues: { email: '', currentPassword: undefined } });
  const ask = useWrite(askEmailChange, {
    form,
    failed: ({ besideField }) => (besideField ? null : t('email.failed')),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((body) => ask.mutate({ body }, { onSuccess: () => onSent(body.email) }))}
    >
      <FormLine
        form={form}
        name="email"
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
      {hasPassword && (
        <FormLine
          form={form}
          name="currentPassword"
          label={t('email.password')}
          help={role === 'ADMIN' ? undefined : t('email.passwordHelp')}
          type="password"
          autoComplete="current-password"
          read={nothingTyped}
        />
      )}
      <Button type="submit" variant="primary" size="large" loading={ask.isPending}>
        {t('email.send')}
      </Button>
    </form>
  );
}

/** An empty field says that there is none, not that it is empty. */
const nothingTyped = (typed: string) => typed || undefined;
