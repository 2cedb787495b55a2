import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { Link } from '#web/ui/link.tsx';
import { isSettled } from './is-settled.ts';
import type { Step } from './steps.ts';
import type { Steps } from './use-steps.ts';

interface HandedInProps {
  job: JobDetail;
  steps: Steps;
  /** What of this job lies on the phone. */
  waiting: readonly Waiting[];
  /** What the cleaner gets for it. */
  money?: { label: string; amount: string } | null;
}

/** What there is of the work when it is submitted, each the way back to it, and what it brings. */
export function HandedIn({ job: { deliverables, tasks }, steps, waiting, money }: HandedInProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const stepOf = (kind: Step['kind']) => steps.all.find((step) => step.kind === kind);
  const list = stepOf('tasks');
  const done = tasks.filter(({ doneAt }) => doneAt !== null).length;
  const settled = tasks.filter(isSettled).length;
  const { found, again, left } = steps.spots;
  const photos = (type: 'BEFORE' | 'AFTER') =>
    deliverables.filter(({ photoType }) => photoType === type).length +
    waiting.filter(({ what }) => what.kind === 'photo' && what.photoType === type).length;
  return (
    <ul className="divide-y divide-line border-b border-line first:border-t">
      {(['BEFORE', 'AFTER'] as const).map((type) => {
        const kind = type === 'BEFORE' ? 'before' : 'after';
        const step = stepOf(kind);
        const count = photos(type);
        if (count === 0 || !step) return null;
        const spots = type === 'AFTER' && left.length > 0;
        const detail = spots
          ? t('finish.spots', { done: again, total: found.length })
          : t('work:photos.count', { count });
        return <DoneRow key={type} to={steps.at(step)} label={t(`step.${kind}`)} detail={detail} partly={spots} />;
      })}
      {list && settled === tasks.length && (
        <DoneRow
          to={steps.at(list)}
          label={t('step.checklist')}
          detail={
            settled > done
              ? t('finish.doneAndSkipped', { done, skipped: settled - done })
              : t('work:checklist.progress', { done, count: tasks.length })
          }
        />
      )}
      {money && (
        <li className="flex min-h-12 items-center justify-between gap-4 text-14">
          <span>{money.label}</span>
          <bdi className="text-16 font-semibold tabular-nums">{money.amount}</bdi>
        </li>
      )}
    </ul>
  );
}

interface DoneRowProps {
  to: string;
  label: string;
  detail: string;
  /** Enough to submit, and not all of it. */
  partly?: boolean;
}

/** Done, and so quiet: the whole row is the way back to it. */
function DoneRow({ to, label, detail, partly = false }: DoneRowProps) {
  const Mark = partly ? Circle : CircleCheck;
  return (
    <li>
      <Link to={to} className="flex min-h-12 items-center gap-3 py-1.5 text-14 text-ink-soft hover:text-ink">
        <Mark
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={partly ? 'shrink-0 text-ink-soft' : 'shrink-0 text-green-ink'}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span> <span className="text-end">{detail}</span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mirror shrink-0" />
      </Link>
    </li>
  );
}
