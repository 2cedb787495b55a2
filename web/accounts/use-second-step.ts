import { useState } from 'react';
import { forgetSecondStep, keepSecondStep, keptSecondStep } from './kept-second-step.ts';
import type { AskedStep } from './second-step-context.ts';

/** The second step of a login while it is asked for; it outlives a refresh. */
export function useSecondStep() {
  const [asked, setAsked] = useState<AskedStep | null>(keptSecondStep);
  return {
    asked,
    ask: (step: AskedStep) => {
      keepSecondStep(step);
      setAsked(step);
    },
    end: () => {
      forgetSecondStep();
      setAsked(null);
    },
  };
}
