import { isRefusal } from './api-error.ts';
import type { Failure } from './use-failure.ts';

/** How it is told that nobody was invited: at the address if they are there already, else in a toast. */
export const inviteFailed = (sayAlready: () => void, full?: string) => ({
  failed: ({ error, reason, besideField }: Failure) =>
    besideField || isRefusal(error, 'already_exists')
      ? null
      : { title: full && isRefusal(error, 'too_many') ? full : reason, tone: 'danger' as const },
  onError: ({ error }: Failure) => {
    if (isRefusal(error, 'already_exists')) sayAlready();
  },
});
