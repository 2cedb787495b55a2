import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postJob } from '#contract/calls.ts';
import type { Property } from '#contract/properties.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { bodyOf, type PostingValues } from '../posting-values.ts';
import { isUnheard } from '../unheard.ts';

/** What became of one home: its job, or why there is none. */
export type Outcome = { jobId: string } | { error: Error };

/**
 * Posts the same cleaning at several homes, one after the other, each under a key of its own: what was not answered is
 * sent again as the same wish, and what was posted is not sent again. `onAny` is told of each that was posted.
 */
export function usePostSeveral(valuesAt: (home: Property) => PostingValues, onAny: () => void) {
  const cache = useQueryClient();
  const { fetchThem } = useValidationWords();
  const wishes = useRef(new Map<string, ReturnType<typeof wishFor>>());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [sending, setSending] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly Property[]>([]);
  const wishFor = (home: Property) => ({
    body: bodyOf(valuesAt(home), home.timeZone),
    idempotencyKey: idempotencyKey(),
  });
  const note = (homeId: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(homeId, outcome));

  async function postAt(home: Property): Promise<Outcome> {
    // as it was sent before, whatever the home pays by now: under its key another body would be another wish
    const wish = wishes.current.get(home.id) ?? wishFor(home);
    wishes.current.set(home.id, wish);
    try {
      // without an answer it may have been posted already: the same wish is sent once more before it is said
      const sent = call(postJob, wish).catch((error) =>
        isUnheard(error) ? call(postJob, wish) : Promise.reject(error),
      );
      const { id: jobId } = await sent;
      onAny();
      return { jobId };
    } catch (error) {
      // the server has refused it: the next try is another wish
      if (!isUnheard(error)) wishes.current.delete(home.id);
      if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) await fetchThem();
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  async function post(homes: readonly Property[]): Promise<void> {
    setAsked(homes);
    for (const home of homes) {
      if (isPosted(outcomes.get(home.id))) continue;
      setSending(home.id);
      note(home.id, await postAt(home));
    }
    await refetchChanged(cache, { topics: postJob.changes });
    setSending(null);
  }
  return { outcomes, sending, asked, post };
}

export const isPosted = (outcome: Outcome | undefined): outcome is { jobId: string } =>
  outcome !== undefined && 'jobId' in outcome;
