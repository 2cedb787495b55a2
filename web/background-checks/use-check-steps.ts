import { useCallback, useState } from 'react';
import type { BackgroundCheck } from '#contract/background-checks.ts';
import { checkStandingOf, mayBeginCheck } from '#contract/check-standing.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useNow } from '#web/platform/use-now.ts';
import type { InformationValues } from './information-values.ts';

const steps = ['disclosure', 'information', 'payment'] as const;
export type CheckStep = (typeof steps)[number];

interface Given {
  consented: boolean;
  /** The form as filled in; it is sent with the payment. Never kept outside of this page. */
  values: InformationValues | null;
  /** What the server refused in it. */
  refused: Error | null;
}

/** Where one is between the status and the payment. The step is in the address, so that the browser's Back works. */
export function useCheckSteps(check: BackgroundCheck | null) {
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState<Given>({ consented: false, values: null, refused: null });
  const wanted = steps.find((step) => step === query.get('step')) ?? null;
  const go = useCallback(
    (step: CheckStep | null, replace = false) => setQuery(step ? { step } : {}, { replace }),
    [setQuery],
  );
  const give = (more: Partial<Given>) => setGiven((before) => ({ ...before, ...more }));
  const now = useNow();
  const step = reachable(wanted, given, { check, now });
  /** After a reload: what was typed is gone. */
  const again = step === 'disclosure' && wanted !== step;
  return { step, again, given, give, go };
}

interface Standing {
  check: BackgroundCheck | null;
  now: number;
}

/**
 * A step is not shown before what it builds on, as after a reload; and none once the check is under way, as in a second
 * tab, where it would ask for the money again.
 */
function reachable(wanted: CheckStep | null, { consented, values }: Given, { check, now }: Standing): CheckStep | null {
  const begins = mayBeginCheck(checkStandingOf(check, now));
  const unpaid = check?.status === 'PENDING' && !begins;
  if (wanted === null || !(begins || unpaid)) return null;
  if (wanted === 'disclosure') return wanted;
  if (wanted === 'payment' && (values || unpaid)) return 'payment';
  return consented ? 'information' : 'disclosure';
}
