import type { Kit } from '#server/platform/kit.ts';

/** What the sandbox runs on: everything but the providers it stands in for. */
export type SandboxBase = Omit<Kit, 'payments' | 'payouts' | 'screening' | 'push' | 'sms' | 'translator'>;
