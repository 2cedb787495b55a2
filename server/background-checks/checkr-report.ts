import { z } from 'zod';
import type { ScreeningReport } from '#server/platform/screening-provider.ts';

const screening = z.object({ status: z.string(), result: z.string().nullish() }).nullish();
const screenings = z.array(screening).nullish();

/** Of a report what we read, with its screenings embedded. */
export const checkrReport = z.object({
  id: z.string(),
  candidate_id: z.string(),
  status: z.string(),
  result: z.string().nullish(),
  ssn_trace: screening,
  sex_offender_search: screening,
  global_watchlist_search: screening,
  motor_vehicle_report: screening,
  federal_criminal_search: screening,
  county_criminal_searches: screenings,
  state_criminal_searches: screenings,
});
export type CheckrReport = z.infer<typeof checkrReport>;
type Screening = z.infer<typeof screening>;

/** What a finished report is called; older ones are `clear` or `consider` without a result. */
const finished = ['complete', 'clear', 'consider', 'canceled'];

/** A report as the product knows it, under the id we ordered it with; pending while there is none yet. */
export function asReport(id: string, report: CheckrReport | null): ScreeningReport {
  const base = { id, reference: id };
  if (!report || !finished.includes(report.status)) return { ...base, status: 'pending', details: {} };
  // nothing was looked at: an admin decides, with a written reason
  if (report.status === 'canceled') return { ...base, status: 'failed', details: {} };
  const details = detailsOf(report);
  const clear = (report.result ?? report.status) === 'clear';
  const found = Object.values(details).includes('consider');
  if (clear && !found) return { ...base, status: 'passed', details: { criminalHistory: 'clear', ...details } };
  return { ...base, status: 'failed', details: found ? details : { ...details, criminalHistory: 'consider' } };
}

function detailsOf(report: CheckrReport): ScreeningReport['details'] {
  const parts: Record<string, Screening[]> = {
    criminalHistory: [
      ...(report.county_criminal_searches ?? []),
      ...(report.state_criminal_searches ?? []),
      report.federal_criminal_search,
      report.global_watchlist_search,
    ],
    motorVehicleRecords: [report.motor_vehicle_report],
    sexOffenderRegistry: [report.sex_offender_search],
    ssnValidation: [report.ssn_trace],
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, of]) => {
      const made = of.filter((each) => each != null);
      return made.length > 0 ? [[name, made.every(isClear) ? ('clear' as const) : ('consider' as const)]] : [];
    }),
  );
}

/** One that is only informative has no result; one that was canceled shows nothing. */
const isClear = ({ status, result }: NonNullable<Screening>): boolean =>
  status !== 'canceled' && status !== 'consider' && (result ?? 'clear') === 'clear';
