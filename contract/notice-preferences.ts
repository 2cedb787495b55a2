import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { PreferenceKind } from './notice-kinds.ts';
import { notificationKinds } from './notifications.ts';
import { anyLine } from './text.ts';
import { id, instant, maybe, timeOfDay } from './wire.ts';

export const preferenceKinds = [...notificationKinds, 'signIn', 'news'] as const satisfies readonly PreferenceKind[];

const channels = z.object({
  email: z.boolean(),
  push: z.boolean(),
  sms: z.boolean(),
  /** By mail it cannot be switched off. */
  essential: z.boolean(),
});

/** In the person's own time; an end before the start is on the next day. */
const quietHours = z
  .strictObject({ start: timeOfDay, end: timeOfDay })
  .refine(({ start, end }) => start !== end, { error: 'quietHours', path: ['end'] });
export type QuietHours = z.infer<typeof quietHours>;

export const smsRefusals = ['stopped', 'unreachable'] as const;

export const noticePreferences = z.object({
  /** Of what the caller's role hears of. */
  kinds: z.partialRecord(z.enum(preferenceKinds), channels),
  quietHours: maybe(z.object({ start: z.string(), end: z.string() })),
  /** What quiet hours go by: where the person is at home, else where the marketplace is. */
  timeZone: z.string(),
  push: z.object({
    /** What a browser subscribes with; null where this installation sends no push notifications. */
    publicKey: maybe(z.string()),
    /** Browsers of this account that are subscribed. */
    browsers: z.number().int(),
  }),
  sms: z.object({
    /** False where this installation sends no text messages. */
    offered: z.boolean(),
    /** The account's phone number as it is written to; null without one that can be. */
    number: maybe(z.string()),
    /** Whether its owner has proved it by a code that was sent there; others get none. */
    proven: z.boolean(),
    /** Why that number gets none: its owner has answered STOP, or it cannot be reached. */
    refused: maybe(z.enum(smsRefusals)),
  }),
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const getNoticePreferences = endpoint({
  method: 'GET',
  path: '/api/me/notification-preferences',
  access: 'signed-in',
  summary: 'Which notifications reach the caller by which channels; the bell is always one of them',
  status: 200,
  answer: noticePreferences,
});
export const changeNoticePreferences = endpoint({
  method: 'PUT',
  path: '/api/me/notification-preferences',
  access: 'signed-in',
  summary:
    'Change channels of some kinds, or the quiet hours; what is left out stays. Without email an essential kind is 422',
  status: 200,
  body: z.strictObject({
    kinds: z
      .partialRecord(
        z.enum(preferenceKinds),
        z.strictObject({ email: z.boolean().optional(), push: z.boolean().optional(), sms: z.boolean().optional() }),
      )
      .optional(),
    quietHours: quietHours.nullish(),
  }),
  answer: noticePreferences,
});

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+=*$/, 'invalidFormat');

export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/api/me/push-subscriptions',
  access: 'signed-in',
  summary: 'Subscribe this browser, with what its PushManager gave, for as long as this session lasts',
  status: 201,
  body: z.strictObject({
    endpoint: anyLine(1000).min(1, 'required'),
    expirationTime: z.number().nullish(),
    keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
  }),
  answer: z.object({ id, createdAt: instant }),
});
export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/me/push-subscriptions',
  access: 'signed-in',
  summary: 'End one browser’s subscription or, without an endpoint, all of the caller’s',
  status: 204,
  body: z.strictObject({ endpoint: anyLine(1000).optional() }).default({}),
});

const token = z.strictObject({ token: anyLine(200) });
export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe/{token}',
  access: 'anyone',
  summary: 'A page with a button that stops emails of one kind; changes nothing itself',
  status: 200,
  params: token,
  answer: z.string(),
});
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  access: 'anyone',
  summary: 'End emails of one kind, by that page’s button or an email program’s one click (RFC 8058)',
  status: 200,
  params: token,
  answer: z.string(),
});

export const twilioWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/twilio',
  access: 'anyone',
  summary:
    'Texts to our number, signed in `X-Twilio-Signature`: STOP ends texts to the sender, START brings them back, HELP is answered in TwiML',
  status: 200,
  answer: z.string(),
});
