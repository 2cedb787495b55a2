import { callOf } from './endpoint.ts';
import type * as findings from './findings.ts';

// The calls about what cleaners found in a home, kept as those in calls.ts are.

export const addFinding = callOf<typeof findings.addFinding>('POST', '/api/jobs/{id}/findings', ['work']);
export const settleFinding = callOf<typeof findings.settleFinding>('PATCH', '/api/findings/{id}', ['job']);
export const listOpenFindings = callOf<typeof findings.listOpenFindings>('GET', '/api/host/findings');
