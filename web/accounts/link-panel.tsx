import { useTranslation } from 'react-i18next';
import { verifyLink } from '#contract/sign-in-calls.ts';
import { to } from '#web/paths.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StepHead } from './step-head.tsx';
import { useArrival } from './use-arrival.ts';

interface LinkPanelProps {
  token: string | null;
  onArrived: (role: 'HOST' | 'CLEANER' | 'ADMIN') => void;
}

/** The page a mail's link opens: nothing happens until the button is pressed, because mail scanners open links too. */
export function LinkPanel({ token, onArrived }: LinkPanelProps) {
  const { t } = useTranslation('auth');
  const arrive = useArrival();
  const verify = useWrite(verifyLink, {
    onSuccess: (answer) => {
      if (arrive(answer, 'login') && 'user' in answer) onArrived(answer.user.role);
    },
    failed: t('toasts.verifyFailed'),
  });
  const refused = verify.error instanceof ApiError && verify.error.status < 500 && verify.error.status !== 429;
  if (!token || refused) return <BrokenLink />;
  return (
    <>
      <StepHead title={t('link.title')}>{t('link.lede')}</StepHead>
      <Button
        variant="primary"
        size="large"
        className="w-full"
        loading={verify.isPending}
        onClick={() => verify.mutate({ body: { token } })}
      >
        {t('link.submit')}
      </Button>
    </>
  );
}

function BrokenLink() {
  const { t } = useTranslation('auth');
  return (
    <>
      <StepHead title={t('link.brokenTitle')}>{t('link.brokenLede')}</StepHead>
      <LinkButton variant="primary" size="large" className="w-full" to={to('auth')}>
        {t('link.newCode')}
      </LinkButton>
    </>
  );
}
