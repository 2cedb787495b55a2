import type { TFunction } from 'i18next';
import { ApiError } from '#web/platform/api-error.ts';
import { type Failure, reasonAlone } from '#web/platform/use-failure.ts';

/** What a host reads whose choice was refused. What is on the screen by then is already how things stand. */
export const choiceFailed = (t: TFunction<'hiring'>) => (failure: Failure) =>
  failure.error instanceof ApiError && failure.error.code === 'stale'
    ? ({ title: t('toasts.stale'), tone: 'danger' } as const)
    : reasonAlone(failure);
