import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
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
export function useCheckSteps(pending: boolean) {
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState<Given>({ consented: false, values: null, refused: null });
  const wanted = steps.find((step) => step === query.get('step')) ?? null;
  const go = useCallback(
    (step: CheckStep | null, replace = false) => setQuery(step ? { step } : {}, { replace }),
    [setQuery],
  );
  const give = (more: Partial<Given>) => setGiven((before) => ({ ...before, ...more }));
  return { step: reachable(wanted, given, pending), given, give, go };
}

/** A step is not shown before what it builds on, as after a reload. */
function reachable(wanted: CheckStep | null, { consented, values }: Given, pending: boolean): CheckStep | null {
  if (wanted === null || wanted === 'disclosure') return wanted;
  if (wanted === 'payment' && (values || pending)) return 'payment';
  return consented ? 'information' : 'disclosure';
}
