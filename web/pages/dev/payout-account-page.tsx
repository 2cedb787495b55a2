import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { sandboxCompleteAccount } from '#contract/payout-calls.ts';
import { to } from '#web/paths.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/button.tsx';

/** The sandbox's stand-in for the provider's own page of a payout account; in demo mode only. */
// `page-files.ts` reads the default export of a page.
export default function PayoutAccountPage() {
  const { id = '' } = useParams();
  const config = useConfig();
  if (!config) return null;
  return config.mode === 'demo' ? <SandboxAccount id={id} /> : <NotFoundScreen />;
}

function SandboxAccount({ id }: { id: string }) {
  const { t } = useTranslation('payouts');
  const navigate = useNavigate();
  const complete = useWrite(sandboxCompleteAccount, {
    onSuccess: () => void navigate(to('cleanerPayouts')),
    failed: t('sandbox.failed'),
  });
  const send = (fail: boolean) => complete.mutate({ params: { id }, body: fail ? { fail } : {} });
  const asked = complete.isPending ? complete.variables?.body?.fail === true : null;
  return (
    <div className="page grid max-w-xl gap-5 pt-10 pb-16">
      <PageTitle>{t('sandbox.title')}</PageTitle>
      <h1 tabIndex={-1} className="text-28">
        {t('sandbox.title')}
      </h1>
      <p className="text-16 text-ink-soft">{t('sandbox.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          icon={Landmark}
          loading={asked === false}
          disabled={asked === true}
          onClick={() => send(false)}
        >
          {t('sandbox.complete')}
        </Button>
        <Button size="large" loading={asked === true} disabled={asked === false} onClick={() => send(true)}>
          {t('sandbox.fail')}
        </Button>
      </div>
    </div>
  );
}
