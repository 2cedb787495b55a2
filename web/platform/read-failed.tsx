import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ApiError } from './api-error.ts';
import { useErrorText } from './error-text.ts';
import type { Pages } from './use-pages.ts';

/** The result of `useRead` or `usePages`. */
type Read = Pick<UseQueryResult<unknown>, 'error' | 'refetch' | 'isFetching'> | Pick<Pages<unknown>, PagesPart>;
type PagesPart = 'error' | 'retry' | 'retrying';

interface ReadFailedProps {
  /** What could not be shown. */
  title: string;
  /** The read that failed, or all those a screen waits for. */
  read: Read | readonly Read[];
}

/** Shown where something could not be loaded: the reason, and Retry for what failed. */
export function ReadFailed({ title, read }: ReadFailedProps) {
  const errorText = useErrorText();
  const failed = [read].flat().filter(({ error }) => error);
  const [first] = failed;
  // nothing has gone wrong: a visit does not show it
  if (first?.error instanceof ApiError && first.error.code === 'visit_closed')
    return <p className="rounded-card bg-sunken px-5 py-4 text-14 text-ink-soft">{errorText(first.error)}</p>;
  return (
    <ErrorState
      title={title}
      description={first && errorText(first.error)}
      onRetry={() => failed.forEach(again)}
      retrying={failed.some(isUnderWay)}
    />
  );
}

const again = (read: Read): void => void ('retry' in read ? read.retry() : read.refetch());
const isUnderWay = (read: Read): boolean => ('retrying' in read ? read.retrying : read.isFetching);
