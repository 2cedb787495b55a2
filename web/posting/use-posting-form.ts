import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { OwedJob } from '#contract/errors.ts';
import type { Job } from '#contract/jobs.ts';
import type { Series } from '#contract/series.ts';
import { startSeries } from '#contract/start-series-call.ts';
import { unknownZone, zonedToUtc } from '#contract/zoned-time.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { owedJobOf } from '#web/platform/owed-job.ts';
import { productNow } from '#web/platform/product-time.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { type FailureSettings, useFailure } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { dropBlankTasks } from './drop-blank-tasks.ts';
import { bodyOf, type PostingValues } from './posting-values.ts';

interface Settings {
  values: PostingValues;
  /** The zone of a property, in which the times are meant; undefined as long as none is chosen. */
  zoneOf: (propertyId: string) => string | undefined;
  /** What belongs to the posting, before anyone sees it. */
  along?: (job: Job) => Promise<unknown>;
  onPosted: (job: Job) => void;
  /** Left out where nothing can be made to repeat. */
  onStarted?: (series: Series) => void;
  /** There is no card yet: the form stays as it is, and is sent again once there is one. */
  onCardNeeded: (postAgain: () => void) => void;
  /** Another job is to be paid first; the rest as with a missing card. */
  onOwed: (owed: OwedJob, postAgain: () => void) => void;
}

// Most jobs come once.
const seriesIn = (typed: PostingValues) =>
  import('./series-body-of.ts').then(({ seriesBodyOf }) => seriesBodyOf(typed));

const lacksCard = (error: unknown) => isRefusal(error, 'payment_method_required') || isRefusal(error, 'card_expired');

/** The form of a new job, or of one that comes again, and its sending; whatever is refused, what was typed stays. */
export function usePostingForm({ values, zoneOf, along, onPosted, onStarted, onCardNeeded, onOwed }: Settings) {
  const { t } = useTranslation('posting');
  const form = useContractForm<PostingValues>(useSchema(zoneOf), { defaultValues: values });
  const cache = useQueryClient();
  const key = useRef(idempotencyKey());
  const failure: FailureSettings<PostingValues> = {
    form,
    failed: ({ error, besideField }) => {
      if (lacksCard(error) || owedJobOf(error)) return null;
      return besideField ? null : t('toasts.error');
    },
    onError: ({ error }) => {
      // The server has answered: the next try is another wish. Without an answer it may have posted the job already.
      if (error instanceof ApiError && error.status < 500) key.current = idempotencyKey();
      if (isRefusal(error, 'not_found')) void refetchChanged(cache, { topics: ['properties'] });
      if (lacksCard(error)) onCardNeeded(() => void submit());
      const owed = owedJobOf(error);
      if (owed) onOwed(owed, () => void submit());
    },
  };
  const post = useWrite(postJob, { ...failure, ...(along && { along }), onSuccess: onPosted });
  const start = useWrite(startSeries, { ...failure, ...(onStarted && { onSuccess: onStarted }) });
  const fail = useFailure(failure);
  const send = form.handleSubmit(async (typed) => {
    // offline what makes it a series may be out of reach, and that is said as of any other call
    const series = typed.repeat ? await seriesIn(typed).catch(fail) : null;
    if (series === undefined) return;
    if (series) start.mutate({ body: series, idempotencyKey: key.current });
    else post.mutate({ body: bodyOf(typed, zoneOf(typed.propertyId) ?? unknownZone), idempotencyKey: key.current });
  });
  const submit = (event?: BaseSyntheticEvent) => {
    dropBlankTasks(form);
    return send(event);
  };
  return { form, submit, posting: post.isPending || start.isPending };
}

/** What is posted begins after now, on the clock of the property that is chosen by then. */
function useSchema(zoneOf: Settings['zoneOf']) {
  const zone = useRef(zoneOf);
  useEffect(() => {
    zone.current = zoneOf;
  });
  return useCallback(async () => {
    const { postingAhead } = await import('./posting-schema.ts');
    return postingAhead({
      isPast: (propertyId, startTime) => {
        const start = zonedToUtc(startTime, zone.current(propertyId) ?? unknownZone);
        return start !== null && Date.parse(start) < productNow();
      },
      isUnknown: (propertyId) => zone.current(propertyId) === unknownZone,
    });
  }, []);
}
