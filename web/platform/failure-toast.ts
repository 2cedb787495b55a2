import type { ToastMessage } from '#web/ui/toast-state.ts';
import { ApiError } from './api-error.ts';
import { StatedError } from './stated-error.ts';
import type { Failure } from './use-failure.ts';

interface Words {
  title: string;
  /** Where the server answered without a sentence. */
  unsaid: string;
  /** Where nobody knows what went wrong. */
  unknown: string;
}

/** The toast about a write whose fallback is specified: the reason where there is one, else the specified sentence. */
export const failureToast =
  ({ title, unsaid, unknown }: Words) =>
  ({ error, reason }: Failure): ToastMessage => {
    if (error instanceof ApiError) {
      const description = error.body.message === undefined ? unsaid : reason;
      return { title, description, tone: 'danger' };
    }
    // what fetch throws when nobody can be reached
    const known = error instanceof TypeError || error instanceof StatedError;
    return { title, description: known ? reason : unknown, tone: 'danger' };
  };
