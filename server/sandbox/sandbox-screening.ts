import { eq } from 'drizzle-orm';
import { plus, second } from '#server/platform/clock.ts';
import type { ScreeningProvider, ScreeningReport } from '#server/platform/screening-provider.ts';
import type { SandboxBase } from './base.ts';
import { sandboxId } from './emit-event.ts';
import { sandboxReports } from './table.ts';

const decidesAfter = 3 * second;
const checks = [
  'criminalHistory',
  'motorVehicleRecords',
  'sexOffenderRegistry',
  'identityVerification',
  'ssnValidation',
];

/** The demo's background check provider: decides in seconds; the first name "Fail" fails. */
export function sandboxScreening({ db, clock }: SandboxBase): ScreeningProvider {
  const present = ({ id, reference, outcome, doneAt }: typeof sandboxReports.$inferSelect): ScreeningReport => {
    if (doneAt > clock.now()) return { id, reference, status: 'pending', details: {} };
    const found = (check: string) => outcome === 'failed' && check === 'criminalHistory';
    return {
      id,
      reference,
      status: outcome,
      details: Object.fromEntries(checks.map((check) => [check, found(check) ? 'consider' : 'clear'])),
    };
  };
  return {
    name: 'sandbox',
    async order({ reference, firstName }) {
      const outcome = firstName.trim().toLowerCase() === 'fail' ? 'failed' : 'passed';
      const doneAt = plus(clock.now(), decidesAfter);
      await db
        .insert(sandboxReports)
        .values({ id: sandboxId('rep'), reference, outcome, doneAt })
        .onConflictDoNothing({ target: sandboxReports.reference });
      const [report] = await db.select().from(sandboxReports).where(eq(sandboxReports.reference, reference));
      if (!report) throw new Error(`The report for ${reference} was not kept`);
      return present(report);
    },
    async readReport(id) {
      const [report] = await db.select().from(sandboxReports).where(eq(sandboxReports.id, id));
      if (!report) throw new Error(`The sandbox knows no report ${id}`);
      return present(report);
    },
    // it is only asked
    readEvent: () => null,
    orderOf: async (reportId) => reportId,
  };
}
