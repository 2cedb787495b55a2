import { Briefcase, CreditCard, Plus } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { SampleWords } from './english-words.ts';
import { Piece } from './piece.tsx';
import { sampleMoments } from './sample-moments.ts';

const people = [{ name: 'Dana Reyes' }, { name: 'Ibrahim Sesay' }, { name: 'Loan Pham' }, { name: 'Tomás Ortega' }];

export function GalleryStates({ w }: { w: SampleWords }) {
  return (
    <>
      <Piece name="empty-state, error-state">
        <EmptyState
          icon={Briefcase}
          title={w.emptyTitle}
          description={w.emptyText}
          action={
            <Button variant="tinted" icon={Plus}>
              {w.post}
            </Button>
          }
        />
        <ErrorState title={w.errorTitle} description={w.errorText} onRetry={() => undefined} />
      </Piece>
      <Piece name="skeleton">
        <SkeletonRows rows={3} avatar />
        <Skeleton shape="card" className="h-24 w-full" />
      </Piece>
      <Piece name="notice">
        <Notice tone="apricot" icon={CreditCard} action={<Button size="compact">{w.edit}</Button>}>
          {w.notice}
        </Notice>
        <Notice tone="amber">{w.notice}</Notice>
        <Notice tone="red" title={w.errorTitle}>
          {w.errorText}
        </Notice>
        <Notice tone="green">{w.paid}</Notice>
        <Notice>{w.emailHelp}</Notice>
      </Piece>
      <Piece name="avatar, star-rating, progress">
        <div className="flex flex-wrap items-center gap-3">
          {people.map(({ name }) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Dana Reyes" size="large" />
          <StarRating value={4.9} count={131} />
          <StarRating value={3.6} row />
        </div>
        <Progress label={w.addPhotos} detail="3 / 6" value={3} max={6} />
        <Progress label={w.inProgress} value={null} />
      </Piece>
      <Piece name="timeline" wide>
        <Steps w={w} />
        <div className="max-w-sm pt-3">
          <Card>
            <Steps w={w} orientation="vertical" />
          </Card>
        </div>
      </Piece>
      <Piece name="stepper" wide>
        <Stepper
          label={w.overview}
          current={1}
          onStep={() => undefined}
          steps={[w.overview, w.properties, w.price, w.settings]}
        />
      </Piece>
    </>
  );
}

function Steps({ w, orientation }: { w: SampleWords; orientation?: 'vertical' }) {
  const { at, time } = sampleMoments(w);
  return (
    <Timeline
      label={w.state}
      orientation={orientation}
      steps={[
        { key: '1', label: w.posted, detail: at(-2, 14), state: 'here' },
        { key: '2', label: w.assigned, detail: w.needsYou, state: 'due' },
        { key: '3', label: w.started, detail: at(1, 11), state: 'waiting' },
        { key: '4', label: w.completed, detail: time(15), state: 'waiting' },
        { key: '5', label: w.approved, detail: w.refused, state: 'trouble' },
      ]}
    />
  );
}
