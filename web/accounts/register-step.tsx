import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { Registration } from './code-request.ts';
import { OtherWays } from './other-ways.tsx';
import { forgetReferralCode } from './referral-code.ts';
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
export function RegisterStep({ details: { referralCode: given, ...details }, onSent, onHaveCode }: RegisterStepProps) {
  const { t } = useTranslation('auth');
  const [isUnknown, setIsUnknown] = useState(false);
  // whoever signs up without it is not refused over it
  const referralCode = isUnknown ? undefined : given;
  const dropCode = useCallback(() => {
    setIsUnknown(true);
    forgetReferralCode();
  }, []);
  const [withPassword, setWithPassword] = useState(false);
  const { any } = useOpenSides();
  if (!any && !referralCode) return <Closed />;
  return (
    <>
      <StepHead title={t('register.title')}>{t('register.lede')}</StepHead>
      <Suspense fallback={null}>{given && <InvitedBy code={given} onUnknown={dropCode} />}</Suspense>
      <RegisterForm details={{ ...details, referralCode }} withPassword={withPassword} onSent={onSent}>
        <OtherWays>
          {referralCode && (
            <p>
              <RichText
                text={t('register.referral', { code: referralCode })}
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
