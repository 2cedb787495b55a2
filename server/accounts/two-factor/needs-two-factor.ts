import type { Role } from '#contract/endpoint.ts';
import type { Settings } from '#server/platform/env.ts';

/** Where a password alone must not open everything. */
export const needsTwoFactor = ({ mode }: Pick<Settings, 'mode'>, role: Role): boolean =>
  mode === 'production' && role === 'ADMIN';
