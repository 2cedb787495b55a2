import type { BackgroundCheck } from '#contract/background-checks.ts';
import type { CheckRow } from './lock-check.ts';

/** A check as its cleaner sees it. */
export const presentCheck = ({
  status,
  details,
  createdAt,
  completedAt,
  decidedAt,
  expiresAt,
  identityChangedAt,
}: CheckRow): BackgroundCheck => ({
  status,
  details,
  createdAt: createdAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  identityChangedAt: identityChangedAt?.toISOString() ?? null,
});
