import { useTranslation } from 'react-i18next';
import { formatDate } from '#contract/format-date.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { ReturnedStanding } from './returned-standing.ts';
import { useOpenAccount } from './use-open-account.ts';

/** What has become of one that the bank has sent back, and what is to be done about it while something is. */
export function ReturnedPayout({ standing }: { standing: ReturnedStanding }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const quiet = 'mt-1 text-14 text-ink-soft';
  if (standing.is === 'asks') return <Asks />;
  if (standing.is === 'waits') return <p className={quiet}>{t('list.returnedWaits')}</p>;
  const date = formatDate(new Date(standing.sentAt), language, { dateStyle: 'medium' });
  return <p className={quiet}>{t('list.returnedSent', { date })}</p>;
}

function Asks() {
  const { t } = useTranslation('payouts');
  const account = useOpenAccount();
  return (
    <>
      <p className="mt-1 text-14 text-red-ink">{t('list.returned')}</p>
      <TextButton disabled={account.isPending} onClick={() => account.mutate({})}>
        {t('account.change')}
      </TextButton>
    </>
  );
}
