import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { OwedJob } from '#contract/errors.ts';
import type { HostJob, Job } from '#contract/jobs.ts';
import type { Series } from '#contract/series.ts';
import { startSeries } from '#contract/start-series-call.ts';
import { isUnknownZone, unknownZone, zonedToUtc } from '#contract/zoned-time.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { owedJobOf } from '#web/platform/owed-job.ts';
import { productNow } from '#web/platform/product-time.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { type FailureSettings, useFailure } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { dropBlankTasks } from './drop-blank-tasks.ts';
import { bodyOf, type PostingValues } from './posting-values.ts';
import { isUnheard, postedUnheard, type Unheard } from './unheard.ts';

interface Settings {
  values: PostingValues;
  /** The zone of a property, in which the times are meant; undefined as long as none is chosen. */
  zoneOf: (propertyId: string) => string | undefined;
  /** What belongs to the posting, before anyone sees it. */
  along?: (job: Job) => Promise<unknown>;
  onPosted: (job: Job) => void;
  /** The host’s jobs that are not over. */
  jobs?: readonly HostJob[];
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
export function usePostingForm({ values, zoneOf, jobs = [], along, onPosted, ...settings }: Settings) {
  const { onStarted, onCardNeeded, onOwed } = settings;
  const { t } = useTranslation('posting');
  const form = useContractForm<PostingValues>(useSchema(zoneOf), { defaultValues: values });
  const cache = useQueryClient();
  const key = useRef(idempotencyKey());
  const again = useRef(false);
  const [unheard, setUnheard] = useState<Unheard | null>(null);
  const failure: FailureSettings<PostingValues> = {
    form,
    failed: ({ error, besideField }) => {
      if (again.current) return null;
      if (lacksCard(error) || owedJobOf(error)) return null;
      return besideField ? null : t('toasts.error');
    },
    onError: ({ error }) => {
      // Without an answer it may have been posted already: the same wish is sent once more by itself, and only then by hand.
      again.current = isUnheard(error) && !again.current;
      if (again.current) return void submit();
      // The server has answered: the next try is another wish.
      if (!isUnheard(error)) {
        key.current = idempotencyKey();
        setUnheard(null);
      } else void refetchChanged(cache, { topics: postJob.changes });
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
    else {
      const body = bodyOf(typed, zoneOf(typed.propertyId) ?? unknownZone);
      setUnheard((before) => before ?? { wish: body, known: new Set(jobs.map(({ id }) => id)) });
      post.mutate({ body, idempotencyKey: key.current });
    }
  });
  const submit = (event?: BaseSyntheticEvent) => {
    dropBlankTasks(form);
    return send(event);
  };
  const posting = post.isPending || start.isPending;
  // while it is being sent, it is nobody’s yet
  const posted = postedUnheard(jobs, posting ? null : unheard);
  return { form, submit, posting, posted, others: jobs.filter(({ id }) => id !== posted?.id) };
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
      isUnknown: (propertyId) => isUnknownZone(zone.current(propertyId) ?? ''),
    });
  }, []);
}
