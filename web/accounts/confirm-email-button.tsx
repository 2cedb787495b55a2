import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailCanBeProven, proveEmail } from '#web/platform/email-first.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** Sends the code that proves the e-mail and asks for it. */
export function ConfirmEmailButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('auth');
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await emailCanBeProven();
    await proveEmail();
    setAsking(false);
  };
  return (
    <Button {...look} loading={asking} onClick={() => void ask()}>
      {t('confirm.start')}
    </Button>
  );
}
