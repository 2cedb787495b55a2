import type * as claims from './claims.ts';
import { callOf } from './endpoint.ts';
import { logPath } from './log-path.ts';
import type { getPublicLog as log } from './public-log.ts';

// The calls about records, kept as those in calls.ts are.

export const makeClaimFile = callOf<typeof claims.makeClaimFile>('POST', '/api/jobs/{id}/claim-file', []);

export const getPublicLog = callOf<typeof log>('GET', logPath);
