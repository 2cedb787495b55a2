import type * as claims from './claims.ts';
import { callOf } from './endpoint.ts';

// The calls about records, kept as those in calls.ts are.

export const makeClaimFile = callOf<typeof claims.makeClaimFile>('POST', '/api/jobs/{id}/claim-file', []);
