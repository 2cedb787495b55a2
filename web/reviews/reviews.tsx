import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import type { Review } from '#contract/reviews.ts';
import { Section } from '#web/ui/section.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewView } from './review-view.tsx';
import { RewriteForm } from './rewrite-form.tsx';
import { TipBlock } from './tip-block.tsx';
import { type AskBank, type ChooseCard, TipButton } from './tip-button.tsx';
import { type Tip, useTip } from './use-tip.ts';

interface ReviewsProps {
  job: JobDetail;
  viewerId: string;
  /** Both sides' money of a tip. */
  tipSplit: (cents: Cents) => ReactNode;
  /** Which card pays a tip that is given before the review. */
  paidFrom?: ReactNode;
  askBank: AskBank;
  chooseCard: ChooseCard;
}

/** What follows a paid job: the tip, which waits for no review, and the reviews. */
export function Reviews(props: ReviewsProps) {
  const { job, viewerId, tipSplit, paidFrom } = props;
  const tip = useTip(job.id);
  const target = job.hostId === viewerId ? job.cleaner : job.host;
  const isFirst = job.can.includes('tip') && job.can.includes('review');
  useHeadInView(job.reviews.some(({ author }) => author.id === viewerId));
  return (
    // who has just paid is led here (web/payments/pay-owed.tsx)
    <div id="reviews" className="grid grid-cols-1 gap-10">
      {isFirst && target && (
        // one that is given is no longer chosen
        <TipBlock key={tip.times} {...{ tip, paidFrom }} name={target.name} split={tipSplit} />
      )}
      <Written {...props} tip={tip} />
    </div>
  );
}

/** The reviews of a paid job: the form until it is written, then both sides' words as far as they may be seen. */
function Written({ job, viewerId, tipSplit, askBank, chooseCard, tip }: ReviewsProps & { tip: Tip }) {
  const { t } = useTranslation('reviews');
  const asHost = job.hostId === viewerId;
  const targetId = asHost ? job.cleanerId : job.hostId;
  const target = asHost ? job.cleaner : job.host;
  // the other side's is seen only once both are out
  const theirs = job.reviews.some(({ author }) => author.id !== viewerId);
  const own = job.reviews.find(({ author }) => author.id === viewerId);
  const again = own?.tip === 'succeeded';
  const writes = job.can.includes('review') && targetId !== null;
  return (
    <Section
      title={writes && target ? t('titleOf', { name: target.name }) : t('title')}
      description={writes ? t('blind') : undefined}
    >
      <div className="grid gap-6">
        {writes && <ReviewForm jobId={job.id} {...{ targetId, asHost }} />}
        {job.reviews.map((review) =>
          review.author.id === viewerId ? (
            <OwnReview key={review.id} review={review} asHost={asHost} published={theirs} />
          ) : (
            <ReviewView key={review.id} review={review} own={false} />
          ),
        )}
        {target && <WhatIsMissing job={job} viewerId={viewerId} name={target.name} />}
        {!writes && job.reviews.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
        {/* a bank that asks does so in its dialog */}
        {(!writes || tip.open) && job.can.includes('tip') && target && (
          <TipButton {...{ tip, again, askBank, chooseCard }} name={target.name} split={tipSplit} />
        )}
      </div>
    </Section>
  );
}

/** The long form has become a few lines: they are what is looked for, not what was far below the form. */
function useHeadInView(wrote: boolean): void {
  const before = useRef(wrote);
  useLayoutEffect(() => {
    const isNew = wrote && !before.current;
    before.current = wrote;
    const head = isNew ? document.getElementById('reviews') : null;
    if (!head) return;
    head.scrollIntoView({ block: 'start', behavior: 'instant' });
    // the button that was pressed is gone
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  }, [wrote]);
}

/** One's own review, which can be written anew where the server says so. */
function OwnReview({ review, asHost, published }: { review: Review; asHost: boolean; published: boolean }) {
  const [editing, setEditing] = useState(false);
  if (editing && review.canEdit)
    return <RewriteForm review={review} asHost={asHost} onDone={() => setEditing(false)} />;
  const onEdit = review.canEdit ? () => setEditing(true) : undefined;
  return <ReviewView review={review} own published={published} onEdit={onEdit} />;
}

/** After writing: why the other side's review is not here. */
function WhatIsMissing({ job, viewerId, name }: Pick<ReviewsProps, 'job' | 'viewerId'> & { name: string }) {
  const { t } = useTranslation('reviews');
  const wrote = job.reviews.some(({ author }) => author.id === viewerId);
  if (!wrote || job.reviews.some(({ author }) => author.id !== viewerId)) return null;
  return (
    <p className="text-13 text-ink-soft">
      {job.otherSideReviewed ? t('otherInModeration', { name }) : t('waiting', { name })}
    </p>
  );
}
