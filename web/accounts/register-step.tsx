import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { Registration } from './code-request.ts';
import { OtherWays } from './other-ways.tsx';
import { RegisterForm } from './register-form.tsx';
import { StepHead } from './step-head.tsx';

// few come with an invitation
const InvitedBy = lazy(() => import('./invited-by.tsx').then((file) => ({ default: file.InvitedBy })));

interface RegisterStepProps {
  details: Registration;
  onSent: (details: Registration) => void;
  /** Goes on with the code that was asked for; absent before. */
  onHaveCode: (() => void) | undefined;
}

/** Registration, first step: the details, proven by a code or kept with a password. */
export function RegisterStep({ details, onSent, onHaveCode }: RegisterStepProps) {
  const { t } = useTranslation('auth');
  const [withPassword, setWithPassword] = useState(false);
  const { any } = useOpenSides();
  if (!any && !details.referralCode) return <Closed />;
  return (
    <>
      <StepHead title={t('register.title')}>{t('register.lede')}</StepHead>
      <Suspense fallback={null}>{details.referralCode && <InvitedBy code={details.referralCode} />}</Suspense>
      <RegisterForm details={details} withPassword={withPassword} onSent={onSent}>
        <OtherWays>
          {details.referralCode && (
            <p>
              <RichText
                text={t('register.referral', { code: details.referralCode })}
                parts={{ code: (code) => <bdi>{code}</bdi> }}
              />
            </p>
          )}
          {onHaveCode && <TextButton onClick={onHaveCode}>{t('code.have')}</TextButton>}
          <TextButton onClick={() => setWithPassword(!withPassword)}>
            {withPassword ? t('register.useCode') : t('register.usePassword')}
          </TextButton>
        </OtherWays>
      </RegisterForm>
    </>
  );
}

/** In place of a form that nobody could send: whoever was invited to work with somebody still gets in by that link. */
function Closed() {
  const { t } = useTranslation('auth');
  return (
    <StepHead title={t('closed.title')}>
      <p>{t('closed.HOST')}</p>
      <p className="mt-2">{t('closed.CLEANER')}</p>
    </StepHead>
  );
}
