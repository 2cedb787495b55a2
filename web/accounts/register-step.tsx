import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TextButton } from '#web/ui/text-button.tsx';
import { OtherWays } from './other-ways.tsx';
import { RegisterForm } from './register-form.tsx';
import type { Registration } from './register-panel.tsx';
import { StepHead } from './step-head.tsx';

interface RegisterStepProps {
  details: Registration;
  onSent: (details: Registration) => void;
}

/** Registration, first step: the details, proven by a code or kept with a password. */
export function RegisterStep({ details, onSent }: RegisterStepProps) {
  const { t } = useTranslation('auth');
  const [withPassword, setWithPassword] = useState(false);
  return (
    <>
      <StepHead title={t('register.title')}>{t('register.lede')}</StepHead>
      <RegisterForm details={details} withPassword={withPassword} onSent={onSent} />
      <OtherWays>
        {details.referralCode && (
          <p>
            <Trans
              t={t}
              i18nKey="register.referral"
              values={{ code: details.referralCode }}
              components={{ code: <bdi /> }}
            />
          </p>
        )}
        <TextButton onClick={() => setWithPassword(!withPassword)}>
          {withPassword ? t('register.useCode') : t('register.usePassword')}
        </TextButton>
      </OtherWays>
    </>
  );
}
