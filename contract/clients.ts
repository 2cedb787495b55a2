import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { namesAnAddress, nameWithoutAddress } from './own-name.ts';
import { postedCleaningTypes } from './states.ts';
import { anyLine, email, phone, prose } from './text.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** What a client has cleaned where: the jobs of one type at one property that this cleaner has done or holds. */
const booked = z.object({
  propertyId: id,
  title: z.string(),
  city: maybe(z.string()),
  state: maybe(z.string()),
  cleaningType: z.enum(postedCleaningTypes),
  /** Those that are completed: of all that a client books together as many as `jobsCompleted`. */
  jobs: z.number().int(),
  /** The payout of the latest of them, before the cleaner’s fee. */
  payoutCents: cents,
});

/** A host whom the cleaner works for, or has brought to Freshkey. */
const client = z.object({
  id,
  name: z.string(),
  ratingAvg: maybe(z.number()),
  ratingCount: z.number().int(),
  /** Signed up by the cleaner’s invitation. */
  invited: z.boolean(),
  jobsCompleted: z.number().int(),
  /** Of the latest job that is handed in, and of the next one: the start, with the zone of its property. */
  last: maybe(z.object({ jobId: id, startTime: instant, timeZone: z.string() })),
  next: maybe(z.object({ jobId: id, startTime: instant, timeZone: z.string() })),
  /** What they book, the most frequent first, at most 10. */
  books: z.array(booked),
});
export type Client = z.infer<typeof client>;

export const listClients = endpoint({
  method: 'GET',
  path: '/api/cleaner/clients',
  access: ['CLEANER'],
  summary: 'The hosts the cleaner works for or has invited, with what they book; most recent job first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(client),
  paged: true,
});

const invitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: maybe(z.string()),
  message: maybe(z.string()),
  createdAt: instant,
  /** When somebody signed up as a host with that address since then. */
  joinedAt: maybe(instant),
});
export type ClientInvitation = z.infer<typeof invitation>;

export const clientInvitationForm = z.strictObject({
  name: nameWithoutAddress(),
  email,
  phone,
  message: prose(500)
    .refine((text) => !namesAnAddress(text), 'messageAddress')
    .nullish(),
});

export const inviteClient = endpoint({
  method: 'POST',
  path: '/api/cleaner/invitations',
  access: ['CLEANER'],
  summary:
    'Invite a host to Freshkey by email; answers the same whether or not an email goes out, and 409 `already_exists` for an address that the cleaner has invited within 30 days',
  status: 201,
  body: clientInvitationForm,
  answer: invitation,
});
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/cleaner/invitations',
  access: ['CLEANER'],
  summary: 'Whom the cleaner has invited, newest first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(invitation),
  paged: true,
});

const token = z.strictObject({ token: anyLine(100) });
export const showNoInvitations = endpoint({
  method: 'GET',
  path: '/no-invitations/{token}',
  access: 'anyone',
  summary: 'A page with a button that stops all invitations to an address; changes nothing itself',
  status: 200,
  params: token,
  answer: z.string(),
});
export const endInvitations = endpoint({
  method: 'POST',
  path: '/no-invitations/{token}',
  access: 'anyone',
  summary: 'End all invitations to an address, by that page’s button or an email program’s one click (RFC 8058)',
  status: 200,
  params: token,
  answer: z.string(),
});
