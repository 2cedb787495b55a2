import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '#web/platform/search-params.ts';

interface Settings {
  last: number;
  /** How far one had come before this page was loaded. */
  before: number;
  onReached: (step: number) => void;
}

/**
 * The step one is in, from 0 to `last`. It is in the address, so that a phone's Back goes to the step before and not
 * out of the form, and a reload stays where it was.
 */
export function useOnboardingSteps({ last, before, onReached }: Settings) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const cameFrom: unknown = useLocation().state?.cameFrom;
  const [reached, setReached] = useState(before);
  const wanted = Number(query.get('step') ?? 1) - 1;
  const step = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, reached, last) : 0;
  function go(next: number) {
    if (next === step) return;
    if (next > reached) {
      setReached(next);
      onReached(next);
    }
    setQuery(next === 0 ? {} : { step: String(next + 1) }, { state: { cameFrom: step } });
  }
  /** The browser's own Back where that leads there, so that pressing both in turn does not go round in circles. */
  function back() {
    if (cameFrom === step - 1) void navigate(-1);
    else go(step - 1);
  }
  return { step, go, back };
}
