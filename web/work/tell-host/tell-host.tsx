import { MessageSquarePlus, PackageMinus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { FindingKind } from '#contract/states.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// In most homes nothing is found.
const FindingList = lazy(() => import('./finding-list.tsx').then((file) => ({ default: file.FindingList })));
const WaitingFindings = lazy(() =>
  import('./waiting-findings.tsx').then((file) => ({ default: file.WaitingFindings })),
);

const FindingSheet = fetchedAhead(() => import('./finding-sheet.tsx').then((file) => file.FindingSheet));

const kinds = ['damage', 'supply', 'note'] as const satisfies readonly FindingKind[];
const icons = { damage: TriangleAlert, supply: PackageMinus, note: MessageSquarePlus };

interface TellHostProps {
  job: JobDetail;
  userId: string;
  /** Where the cleaner is. */
  room?: string | null;
}

/** What the host should know: damage, something that runs low, a note; and what was said already. */
export function TellHost({ job, userId, room = null }: TellHostProps) {
  const { t } = useTranslation('findings');
  const [kind, setKind] = useState<FindingKind>('damage');
  const [open, setOpen] = useState(false);
  const kept = useWaiting(userId).filter(({ jobId, what }) => jobId === job.id && what.kind === 'finding');
  if (!job.can.includes('addFindings')) return null;
  return (
    <section aria-label={t('tell')} className="grid gap-3">
      <ul className="grid grid-cols-3 gap-2">
        {kinds.map((one) => (
          <li key={one} className="grid min-w-0">
            <Button
              variant="secondary"
              size="compact"
              icon={icons[one]}
              className="min-h-11 max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-center max-sm:whitespace-normal"
              onClick={() => {
                setKind(one);
                setOpen(true);
              }}
            >
              {t(`button.${one}`)}
            </Button>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <WaitingFindings kept={kept} />
        </Suspense>
      )}
      {job.findings.length > 0 && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <FindingList findings={job.findings} job={job} />
        </Suspense>
      )}
      <OnceOpen open={open}>
        <FindingSheet key={kind} job={job} kind={kind} room={room} open={open} onOpenChange={setOpen} />
      </OnceOpen>
    </section>
  );
}
