import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

const SettleAlarm = lazy(() => import('./settle-alarm.tsx').then((file) => ({ default: file.SettleAlarm })));
const SettleReport = lazy(() => import('./settle-report.tsx').then((file) => ({ default: file.SettleReport })));

type Look = Pick<ButtonProps, 'size' | 'variant'>;

/** Opens the proposal for a report, to accept or escalate it. */
export function AnswerReport({ job, look }: { job: NonNullable<InboxItem['job']>; look: Look }) {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { id, property } = job;
  return (
    <>
      <Button {...look} data-settles aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('inbox.proposal')}
        <span className="sr-only">{`: ${property.title}`}</span>
      </Button>
      <Suspense>{open && <SettleReport job={{ id, title: property.title }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Opens the stays that a calendar has lost, to keep or cancel them. */
export function SettleStays({ calendar, look }: { calendar: { integrationId: string; title: string }; look: Look }) {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} data-settles aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('inbox.decide')}
        <span className="sr-only">{`: ${calendar.title}`}</span>
      </Button>
      <Suspense>{open && <SettleAlarm calendar={calendar} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
