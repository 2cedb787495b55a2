import type { Kit } from '#server/platform/kit.ts';

/** What the sandbox stands on: everything but the providers that it is itself. */
export type SandboxBase = Omit<Kit, 'payments' | 'screening'>;
