import { checkout } from '#contract/calls.ts';
import { actingFor } from './acting-for.ts';
import { may } from './may.ts';

/** The name of the host for whom a viewer of their team looks on; null where what waits is the reader's to settle. */
export const whomItWaitsFor = (): string | null => (may(checkout) ? null : (actingFor()?.name ?? null));
