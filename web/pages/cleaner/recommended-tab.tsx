import type { UseQueryResult } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecommendedJob } from '#contract/jobs.ts';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { askedWith } from './asked-with.ts';
import { BidCard } from './bid-card.tsx';
import { invitedFirst } from './invited-first.ts';
import { MatchReasons } from './match-reasons.tsx';
import { evenRows } from './paged-list.tsx';
import { useJobInHand } from './use-job-in-hand.ts';
import { sharedReasons, useReasonWords } from './use-reason-words.ts';

interface RecommendedTabProps {
  jobs: UseQueryResult<RecommendedJob[], Error>;
  onTab: (tab: CleanerTab) => void;
}

/** Open jobs that suit this cleaner, best first, each with its reasons. */
export function RecommendedTab(props: RecommendedTabProps) {
  const { t } = useTranslation('cleaner');
  return (
    <Section namedAbove title={t('recommended.title')} description={t('recommended.text')}>
      <Recommendations {...props} />
    </Section>
  );
}

function Recommendations({ jobs, onTab }: RecommendedTabProps) {
  const { t } = useTranslation('cleaner');
  const { shown, handOf } = useJobInHand(jobs.data && invitedFirst(jobs.data));
  if (!shown && jobs.error) {
    return <ReadFailed title={t('recommended.failed')} read={jobs} />;
  }
  if (!shown) return <SkeletonRows rows={5} />;
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={Sparkles}
        title={t('recommended.empty')}
        description={t('recommended.emptyText')}
        action={<Button onClick={() => onTab('jobs')}>{t('recommended.emptyAction')}</Button>}
      />
    );
  }
  return <Reasoned jobs={shown} handOf={handOf} />;
}

type Reasoned = Pick<ReturnType<typeof useJobInHand<RecommendedJob>>, 'handOf'> & { jobs: readonly RecommendedJob[] };

/** What is true of all of them is said once above; a card says what sets its job apart. */
function Reasoned({ jobs, handOf }: Reasoned) {
  const { t } = useTranslation('cleaner');
  const reasonsOf = useReasonWords();
  const shared = sharedReasons(jobs.map(reasonsOf));
  return (
    <div className="grid gap-4">
      {shared.length > 0 && (
        <div className="grid gap-1 rounded-control bg-sunken px-3 py-2.5">
          <p className="text-13 font-medium">{t('recommended.shared')}</p>
          <MatchReasons label={t('recommended.shared')} reasons={shared} />
        </div>
      )}
      <div className={`grid gap-3 lg:grid-cols-2 lg:gap-4 ${evenRows}`}>
        {jobs.map((job) => (
          <BidCard
            key={job.id}
            job={job}
            together={askedWith(jobs, job)}
            hand={handOf(job)}
            badges={<MatchBadge percent={job.matchPercentage} />}
          >
            <MatchReasons
              label={t('recommended.why')}
              reasons={reasonsOf(job).filter((reason) => !shared.includes(reason))}
            />
          </BidCard>
        ))}
      </div>
    </div>
  );
}

/** How well a job suits: from 80 % the default badge, from 60 % secondary, below an outline. */
function MatchBadge({ percent }: { percent: number }) {
  const { t } = useTranslation('cleaner');
  return <Badge tone={toneOf(percent)}>{t('recommended.match', { percent })}</Badge>;
}

function toneOf(percent: number): BadgeTone {
  if (percent >= 80) return 'solid';
  return percent >= 60 ? 'neutral' : 'line';
}
