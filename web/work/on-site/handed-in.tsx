import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { TextLink } from '#web/ui/text-link.tsx';
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
    <dl className="divide-y divide-line border-b border-line first:border-t">
      {(['BEFORE', 'AFTER'] as const).map((type) => {
        const kind = type === 'BEFORE' ? 'before' : 'after';
        const step = stepOf(kind);
        const count = photos(type);
        return (
          count > 0 && (
            <Row key={type} label={step && <TextLink to={steps.at(step)}>{t(`step.${kind}`)}</TextLink>}>
              {type === 'AFTER' && left.length > 0
                ? t('finish.spots', { done: again, total: found.length })
                : t('work:photos.count', { count })}
            </Row>
          )
        );
      })}
      {list && settled === tasks.length && (
        <Row label={<TextLink to={steps.at(list)}>{t('step.checklist')}</TextLink>}>
          {settled > done
            ? t('finish.doneAndSkipped', { done, skipped: settled - done })
            : t('work:checklist.progress', { done, count: tasks.length })}
        </Row>
      )}
      {money && (
        <Row label={money.label}>
          <bdi className="text-16 font-semibold text-ink tabular-nums">{money.amount}</bdi>
        </Row>
      )}
    </dl>
  );
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 text-14">
    <dt>{label}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
);
