import { z } from 'zod';
import type { VapidKeys } from './push/push-keys.ts';
import type { TwilioSettings } from './twilio.ts';

export interface ChannelSettings {
  /** Null unless all three of its settings are given: no texts are sent. */
  twilio: TwilioSettings | null;
  /** Null unless both are given; a demo makes its own. */
  vapid: VapidKeys | null;
}

const variables = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/)
    .optional(),
  // an uncompressed point of P-256 and its private key: 65 and 32 bytes
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
};
const given = z.object(variables);

const advice = {
  TWILIO_ACCOUNT_SID: 'TWILIO_ACCOUNT_SID must be the account SID that Twilio shows; it begins with AC.',
  TWILIO_AUTH_TOKEN: 'TWILIO_AUTH_TOKEN must be that account’s auth token.',
  TWILIO_FROM: 'TWILIO_FROM must be a number such as +15125550123, or a messaging service that begins with MG.',
  VAPID_PUBLIC_KEY:
    'VAPID_PUBLIC_KEY must be a public key for web push; make a pair with: npx web-push generate-vapid-keys',
  VAPID_PRIVATE_KEY:
    'VAPID_PRIVATE_KEY must be the private key beside it; make a pair with: npx web-push generate-vapid-keys',
};

function from(env: z.infer<typeof given>): ChannelSettings {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: sender } = env;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return {
    twilio: accountSid && authToken && sender ? { accountSid, authToken, from: sender } : null,
    vapid: publicKey && privateKey ? { publicKey, privateKey } : null,
  };
}

/** What is of use only with the others of its group. */
const together = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

function missing(env: Record<string, string | undefined>): string[] {
  const begun = together.filter((names) => names.some((name) => env[name]));
  return begun.flatMap((names) =>
    names.filter((name) => !env[name]).map((name) => `${name} is missing; set all of ${names.join(', ')}.`),
  );
}

/** What push notifications and text messages are configured with. */
export const channelSettings = { variables, advice, from, missing };
