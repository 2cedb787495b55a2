import { KeyRound, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAtAccess } from '#contract/access-calls.ts';
import type { Job, JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Vault } from './vault.tsx';

interface AccessPanelProps {
  job: Pick<Job, 'id' | 'can' | 'cleaner' | 'helping' | 'host' | 'hostId' | 'timeZone'> &
    Pick<JobDetail, 'accessGiven' | 'startOpensAt'> & { property?: Pick<JobDetail['property'], 'notes'> };
}

/**
 * For the assigned cleaner: how to get in, or from when. It is fetched only by a press, because the host sees each look;
 * what was shown goes with this part of the page. The phone keeps it, sealed, for a door without a signal.
 */
export function AccessPanel({ job }: AccessPanelProps) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const [lookedAt, setLookedAt] = useState(0);
  const look = useWrite(lookAtAccess, {
    secret: true,
    onSuccess: () => setLookedAt(productNow()),
    failed: reasonAlone,
  });
  const host = job.host?.name ?? '';
  if (!job.accessGiven) {
    // a helper can write to nobody: the cleaner they come along with asks
    // where nothing is kept apart, many a host has written it there
    const ask = t(job.property?.notes ? 'panel.inNotes' : 'panel.none', {
      name: job.helping ? (job.cleaner?.name ?? '') : host,
    });
    const talk = to('conversation', { id: job.id, personId: job.hostId });
    return <Told>{job.can.includes('message') ? <TextLink to={talk}>{ask}</TextLink> : ask}</Told>;
  }
  if (!job.can.includes('seeAccess')) {
    const place = { language, timeZone: job.timeZone };
    const opens = { day: formatDay(job.startOpensAt, place), time: formatTime(job.startOpensAt, place) };
    return <Told>{t('panel.opens', opens)}</Told>;
  }
  if (look.data) return <Vault access={look.data} host={host} lookedAt={lookedAt} job={job} onHide={look.reset} />;
  return (
    <div className="grid gap-2">
      <Button
        icon={KeyRound}
        className="min-h-12 w-full sm:w-auto sm:justify-self-start"
        loading={look.isPending}
        onClick={() => look.mutate({ params: { id: job.id } })}
      >
        {t('panel.show')}
      </Button>
      <p className="text-13 text-ink-soft">{t('panel.logged', { host })}</p>
    </div>
  );
}

const Told = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-14 text-ink-soft">
    <Lock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);
