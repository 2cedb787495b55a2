import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { eraseForms } from './erase-forms.ts';
import { lookAtReport, lookAtReports } from './look-at-report.ts';
import { orderCheck } from './order-check.ts';
import { remindOfRenewal } from './remind-of-renewal.ts';

export { checkAnew, checkIdentity } from './check-anew.ts';
export { sealedForm } from './check-form.ts';
export { checkrScreening } from './checkr-screening.ts';
export { backgroundCheckRoutes } from './routes.ts';
export { accountsWithSameSsn } from './same-ssn.ts';
export { screeningByHand } from './screening-by-hand.ts';
export { backgroundCheckFollowers } from './start-paid-check.ts';

export const backgroundCheckTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'order-check': orderCheck(kit),
  'look-at-report': lookAtReport(kit),
  'look-at-reports': lookAtReports(kit),
  'remind-of-check-renewal': remindOfRenewal(kit),
  'erase-check-forms': eraseForms(kit),
});

export const backgroundCheckSchedule = {
  'look-at-reports': '* * * * *',
  'remind-of-check-renewal': '15 14 * * *',
  'erase-check-forms': '30 3 * * *',
};
export { leaveChecks } from './leave-checks.ts';
