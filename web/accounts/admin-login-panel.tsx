import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordForm } from './password-form.tsx';
import { StepHead } from './step-head.tsx';

interface AdminLoginPanelProps {
  /** Somebody else’s name whose session this browser has. */
  signedInAs?: string | undefined;
}

export function AdminLoginPanel({ signedInAs }: AdminLoginPanelProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <StepHead title={t('admin.title')}>{t('admin.lede')}</StepHead>
      {signedInAs && <p className="text-14 text-ink-soft">{t('admin.signedInAs', { name: signedInAs })}</p>}
      <PasswordForm
        submit={t('admin.submit')}
        failure={{ title: t('toasts.adminFailed'), text: t('toasts.adminFailedText') }}
      />
      <OtherWays>
        <p>{t('admin.forgot')}</p>
        <p>
          {t('admin.note')} <TextLink to={to('auth')}>{t('admin.toAuth')}</TextLink>
        </p>
      </OtherWays>
    </>
  );
}
