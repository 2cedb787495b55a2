/** The invented week of the landing page: names, times and amounts are examples, the words around them are translated. */
export const exampleZone = 'America/New_York';
export const firstDay = '2026-11-19T12:00:00Z';
export const carriageLoft = 'Carriage Loft';
export const duneHouse = 'Dune House';

/** 11:00 to 15:00 at Dune House on the second day. */
export const duneStart = '2026-11-20T16:00:00Z';
export const duneEnd = '2026-11-20T20:00:00Z';

/** What the platform takes from each side of a job until its owners decide otherwise; a test holds it to the contract. */
export const usualFeeCents = 500;

export const exampleBids = [
  { name: 'Dana Reyes', rating: 4.9, jobsHere: 6, cents: 11_800 },
  { name: 'Ibrahim Sesay', rating: 4.8, jobsHere: 2, cents: 11_200 },
  { name: 'Loan Pham', rating: 5, jobsHere: 0, cents: 12_500 },
] as const;

const hour = 60 * 60 * 1000;
/** So many hours after noon of the first day. */
export const hoursLater = (hours: number): string => new Date(Date.parse(firstDay) + hours * hour).toISOString();
