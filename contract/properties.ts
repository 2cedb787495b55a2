import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { anyLine, line, name, prose } from './text.ts';
import { day, id, idParams, instant, maybe, pageQuery, timeOfDay } from './wire.ts';

export const property = z.object({
  id,
  title: z.string(),
  address: z.string(),
  city: maybe(z.string()),
  state: maybe(z.string()),
  zipCode: maybe(z.string()),
  timeZone: z.string(),
  /** False if the address could not be located: jobs there are listed without distance. */
  placeKnown: z.boolean(),
  bedrooms: maybe(z.number()),
  bathrooms: maybe(z.number()),
  squareFootage: maybe(z.number()),
  notes: maybe(z.string()),
  calendarIntegrationEnabled: z.boolean(),
  autoCreateJobs: z.boolean(),
  /** The host’s favorites are invited first to jobs that follow from stays. */
  inviteFavorites: z.boolean(),
  defaultPayoutCents: cents,
  checkOutTime: timeOfDay,
  checkInTime: timeOfDay,
  picture: maybe(z.object({ photoUrl: z.string(), thumbnailUrl: z.string() })),
  /** The names of what the home is running low on. */
  lowSupplies: z.array(z.string()),
  /** Counts its changes; sent along with the next one. */
  version: z.number().int(),
  createdAt: instant,
});
export type Property = z.infer<typeof property>;

export const propertyForm = z.strictObject({
  title: name(120, 'titleRequired'),
  address: line(300, 'addressRequired'),
  bedrooms: z.number().int().min(1).max(6).nullish(),
  bathrooms: z
    .number()
    .min(1, 'bathrooms')
    .max(4, 'bathrooms')
    .refine((count) => Number.isInteger(count * 2), 'bathrooms')
    .nullish(),
  notes: prose(2000).nullish(),
  calendarIntegrationEnabled: z.boolean().optional(),
  autoCreateJobs: z.boolean().optional(),
  inviteFavorites: z.boolean().optional(),
  zipCode: line(12).nullish(),
  timeZone: line(60).nullish(),
  squareFootage: z.number().int().min(50).max(100_000).nullish(),
  defaultPayoutCents: sentCents(minimumBidCents, maximumPayoutCents, 'minimumPayout').optional(),
  checkOutTime: timeOfDay.optional(),
  checkInTime: timeOfDay.optional(),
  /** A link to a picture that was uploaded, or the one that is there; null takes it away. */
  pictureUrl: anyLine(2000).nullish(),
});
export type PropertyForm = z.output<typeof propertyForm>;

/** A home in its host's list, with what comes next there. */
export const hostProperty = property.extend({
  /** Where on a map, as well as it is known: mostly to the ZIP code. */
  place: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The soonest cleaning that is not over; null where none is planned. */
  nextCleaning: maybe(
    z.object({
      jobId: id,
      startTime: instant,
      /** Null while nobody has it. */
      cleanerName: maybe(z.string()),
      /** The cleaner has started. */
      underWay: z.boolean(),
      /** Whoever has it has still to say that they come; absent otherwise. */
      unconfirmed: z.literal(true).optional(),
      /** How many bids wait for the host’s choice; absent where none do. */
      bidCount: z.number().int().optional(),
    }),
  ),
  /** The day on which the next guest comes; absent where none is known. */
  nextArrival: day.optional(),
  /** Its jobs have a list of its own, not one of a kind of cleaning. */
  ownChecklist: z.boolean(),
  /** Null where no cleaning comes again on days of its own; without a next date all of it is paused, or all its dates are left out. */
  repeats: maybe(z.object({ date: maybe(z.string()), paused: z.boolean() })),
});
export type HostProperty = z.infer<typeof hostProperty>;

const listProperties = {
  method: 'GET',
  access: ['HOST'],
  summary: 'The properties of the logged-in host, newest first; `q` searches name, address and city',
  status: 200,
  query: pageQuery({ q: anyLine(200).optional() }),
  answer: z.array(property),
  paged: true,
} as const;
export const listHostProperties = endpoint({
  ...listProperties,
  path: '/api/host/properties',
  answer: z.array(hostProperty),
});
export const listOwnProperties = endpoint({ ...listProperties, path: '/api/properties' });
export const createProperty = endpoint({
  method: 'POST',
  path: '/api/properties',
  access: ['HOST'],
  summary: 'Register a property; place and time zone are found from the address',
  status: 201,
  body: propertyForm,
  answer: property,
});
export const updateProperty = endpoint({
  method: 'PUT',
  path: '/api/properties/{id}',
  access: ['HOST'],
  summary:
    'Change a property; optional fields that are left out are kept; 409 `stale` where it is no longer the version sent',
  status: 200,
  params: idParams,
  body: propertyForm.extend({ version: z.number().int().min(1).max(2_147_483_647).optional() }),
  answer: property,
});
export const deleteProperty = endpoint({
  method: 'DELETE',
  path: '/api/properties/{id}',
  access: ['HOST'],
  summary: 'Remove a property without active jobs',
  status: 204,
  params: idParams,
});
