import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { formatCountdown } from '#web/platform/format.ts';
import { useNow } from '#web/platform/use-now.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { ReadSsnDialog } from './read-ssn-dialog.tsx';
import { useReadSsn } from './use-read-ssn.ts';

/** The last four digits of the SSN; the whole one for a reason and for a minute, while it is kept. */
export function CheckSsn({ check: { userId, ssnLast4, ssnKept } }: { check: AdminBackgroundCheck }) {
  const { t } = useTranslation('adminChecks');
  const [asking, setAsking] = useState(false);
  const { read, ssn, hidesAt, hide } = useReadSsn(userId, () => setAsking(false));
  if (!ssnLast4) return t('none');
  if (ssn) return <WholeSsn {...{ ssn, hidesAt }} onHide={hide} />;
  return (
    <>
      <span className="block">{t('ssnEnding', { last4: ssnLast4 })}</span>
      {ssnKept && (
        <TextButton className="text-13" onClick={() => setAsking(true)}>
          {t('showSsn')}
        </TextButton>
      )}
      {asking && <ReadSsnDialog read={read} onClose={() => setAsking(false)} />}
    </>
  );
}

interface WholeSsnProps {
  ssn: string;
  /** Milliseconds since 1970. */
  hidesAt: number;
  onHide: () => void;
}

function WholeSsn({ ssn, hidesAt, onHide }: WholeSsnProps) {
  const { t } = useTranslation('adminChecks');
  const time = formatCountdown((hidesAt - useNow(1000)) / 1000);
  return (
    <>
      <span role="status" className="block tabular-nums">
        <bdi dir="ltr">{ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')}</bdi>
      </span>
      <span className="flex flex-wrap gap-x-3 text-13 font-normal text-ink-soft">
        <span className="tabular-nums">{t('ssnHidesIn', { time })}</span>
        <TextButton onClick={onHide}>{t('hideSsn')}</TextButton>
      </span>
    </>
  );
}
