import { cx } from 'class-variance-authority';
import { Search, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { adminReviewSorts } from '#contract/admin-sorts.ts';
import { listReviewsToModerate } from '#contract/calls.ts';
import { type ModerationStatus, moderationStatuses } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ListBody } from './list-body.tsx';
import { ListExport } from './list-export.tsx';
import { ModeratedReview } from './moderated-review.tsx';
import { ofOneHeight } from './of-one-height.ts';
import { SectionHead } from './section-head.tsx';
import { type ListFilterState, useListFilters } from './use-list-filters.ts';

type ReviewPages = ReturnType<typeof usePages<typeof import('#contract/reviews.ts').listReviewsToModerate>>;

const orders = adminReviewSorts.flatMap((name) => [`-${name}` as const, name]);

/** Reviews that wait, are shown, or are hidden: searched, sorted, and as a file. */
export function ReviewModeration() {
  const { t } = useTranslation('adminReviews');
  const { t: say } = useTranslation('admin');
  const filters = useListFilters<'status'>();
  const status = filters.oneOf('status', moderationStatuses) ?? 'PENDING';
  const narrowed = { q: filters.q, sort: filters.oneOf('sort', orders) };
  const lists: Record<ModerationStatus, ReviewPages> = {
    PENDING: usePages(listReviewsToModerate, { ...narrowed, status: 'PENDING', limit: 20 }),
    APPROVED: usePages(listReviewsToModerate, { ...narrowed, status: 'APPROVED', limit: 20 }),
    REJECTED: usePages(listReviewsToModerate, { ...narrowed, status: 'REJECTED', limit: 20 }),
  };
  return (
    <div className="grid gap-4">
      <SectionHead
        title={say('sections.reviews')}
        exportButton={
          <ListExport
            name="reviews"
            fetchFile={() => send(listReviewsToModerate, { query: { ...narrowed, status, ...asFile } })}
          />
        }
      />
      <div className={cx('flex flex-wrap items-center gap-3', ofOneHeight)}>
        <ReviewFilters filters={filters} usual={status === 'PENDING' ? 'createdAt' : '-createdAt'} />
      </div>
      <Tabs
        label={t('tabs')}
        value={status}
        onValueChange={(next) => filters.set('status', next === 'PENDING' ? '' : next)}
        items={moderationStatuses.map((value) => ({
          value,
          label: t(`${value}`),
          count: lists[value].total,
          hot: value === 'PENDING' && lists[value].total > 0,
          content: <ReviewList pages={lists[value]} narrowed={Boolean(filters.q)} />,
        }))}
      />
    </div>
  );
}

interface ReviewFiltersProps {
  filters: ListFilterState<'status'>;
  /** How they come unasked: those that wait, the longest waiting first. */
  usual: (typeof orders)[number];
}

function ReviewFilters({ filters, usual }: ReviewFiltersProps) {
  const { t } = useTranslation('adminReviews');
  return (
    <>
      <Field label={t('search')} hideLabel className="min-w-48 flex-1">
        <TextInput
          type="search"
          icon={Search}
          maxLength={120}
          placeholder={t('search')}
          value={filters.typed}
          onChange={(event) => filters.setTyped(event.target.value)}
        />
      </Field>
      <Select
        aria-label={t('order')}
        size="compact"
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={filters.oneOf('sort', orders) ?? usual}
        onChange={(event) => filters.set('sort', event.target.value)}
      />
    </>
  );
}

function ReviewList({ pages, narrowed }: { pages: ReviewPages; narrowed: boolean }) {
  const { t } = useTranslation('adminReviews');
  return (
    <div className="grid gap-4">
      <ListBody pages={pages} empty={{ icon: Star, title: t('empty'), isNarrowed: narrowed }}>
        {pages.items ? (
          <div>
            {pages.items.map((review) => (
              <ModeratedReview key={review.id} review={review} />
            ))}
          </div>
        ) : (
          <SkeletonRows rows={5} />
        )}
      </ListBody>
    </div>
  );
}
