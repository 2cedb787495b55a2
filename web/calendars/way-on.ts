import { to } from '#web/paths.ts';

/** Where a card is added. */
export const toCard = to('hostDashboard', undefined, { tab: 'billing', card: 'new' });

interface DecidedStay {
  /** The calendar that it is known by. */
  integrationId: string | null;
  checkOutDate: string;
}

/** What was decided about a stay, in the list of its calendar's decisions; null where no calendar has it. */
export const toDecision = ({ integrationId, checkOutDate }: DecidedStay, month?: string): string | null =>
  integrationId &&
  to('hostCalendar', undefined, { ...(month && { month }), calendar: integrationId, stay: checkOutDate });

interface WaitingStay extends DecidedStay {
  cleaning: { code: string };
  propertyId: string;
}

/** Where the host does what the cleaning after a stay waits for; null where nothing but its job leads on. */
export function wayOn({ cleaning, propertyId, ...stay }: WaitingStay, month?: string): string | null {
  switch (cleaning.code) {
    case 'needsCard':
      return toCard;
    case 'needsPayment':
      return to('hostDashboard', undefined, { tab: 'jobs' });
    case 'needsHours':
    case 'needsZone':
      return to('hostDashboard', undefined, { tab: 'properties', edit: propertyId });
    case 'overlaps':
      return toDecision(stay, month);
    default:
      return null;
  }
}

const named = ['needsCard', 'needsPayment', 'needsHours', 'needsZone', 'overlaps'] as const;

/** Whether the way on has words of its own. */
export const isWayOn = (code: string): code is (typeof named)[number] => named.some((known) => known === code);
