import { endVisit } from '#contract/admin-calls.ts';
import { call } from './api.ts';
import { backFromVisit, currentVisit, forgetVisit } from './visit.ts';

/** Ends the visit of this tab. Where the server cannot be told, it ends by itself. */
export async function stopVisit(): Promise<void> {
  const visit = currentVisit();
  if (!visit) return;
  forgetVisit();
  await call(endVisit, { params: { id: visit.id } }).catch(() => undefined);
  backFromVisit(visit);
}
