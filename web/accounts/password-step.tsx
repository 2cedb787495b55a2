import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#web/ui/text-button.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordForm } from './password-form.tsx';
import { StepHead } from './step-head.tsx';

/** Login without a code, for accounts that have set a password. */
export function PasswordStep({ email, onCode }: { email: string; onCode: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(email);
  return (
    <>
      <StepHead title={t('login.passwordTitle')}>{t('login.passwordLede')}</StepHead>
      <PasswordForm
        email={email}
        submit={t('login.submit')}
        failure={{ title: t('toasts.passwordFailed'), text: t('toasts.passwordFailedText') }}
        onEmail={setTyped}
      />
      <OtherWays>
        <TextButton onClick={() => onCode(typed)}>{t('login.useCode')}</TextButton>
      </OtherWays>
    </>
  );
}
