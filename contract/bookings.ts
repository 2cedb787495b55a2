import { z } from 'zod';
import { cleaning, ofProperty } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { bookingSources, stayMarks } from './stay-marks.ts';
import { name } from './text.ts';
import { day, id, idOr, idParams, instant, maybe, pageQuery } from './wire.ts';

export const bookingStatuses = ['confirmed', 'tentative', 'canceled'] as const;
export const booking = z.object({
  id,
  platform: z.enum(bookingSources),
  guestName: maybe(z.string()),
  property: ofProperty,
  checkInDate: z.string(),
  checkOutDate: z.string(),
  numberOfGuests: maybe(z.number().int()),
  bookingStatus: z.enum(bookingStatuses),
  jobCreated: z.boolean(),
  jobId: maybe(id),
  cleaning,
  ...stayMarks,
  createdAt: instant,
});
export type Booking = z.infer<typeof booking>;

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/calendar/bookings',
  access: ['HOST'],
  summary: 'Stays at the host’s properties, latest check-in first; `from` and `to` are days that they touch',
  status: 200,
  query: pageQuery({
    propertyId: id.optional(),
    jobId: id.optional(),
    from: day.optional(),
    to: day.optional(),
    status: z.enum(bookingStatuses).optional(),
  }),
  answer: z.array(booking),
  paged: true,
});
export const addBooking = endpoint({
  method: 'POST',
  path: '/api/calendar/bookings',
  access: ['HOST'],
  summary:
    'Enter a stay by hand, of at most 400 nights; its cleaning is posted as one from a feed would be. `overlaps` warns',
  status: 201,
  body: z.strictObject({
    propertyId: idOr('propertyRequired'),
    checkInDate: day,
    checkOutDate: day,
    guestName: name(120, 'blank').nullish(),
    numberOfGuests: z.number().int().min(1).max(50).nullish(),
  }),
  answer: booking,
});
export const removeBooking = endpoint({
  method: 'DELETE',
  path: '/api/calendar/bookings/{id}',
  access: ['HOST'],
  summary: 'Remove a stay that was entered manually, with its open job',
  status: 204,
  params: idParams,
});
