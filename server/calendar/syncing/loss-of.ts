import type { Booking } from '#contract/bookings.ts';

/** What its host hears of a stay whose open job was canceled without them. */
export const lossOf = ({ status }: { status: Booking['bookingStatus'] }) =>
  status === 'tentative' ? ('stay doubted' as const) : ('stay gone' as const);
