import { z } from 'zod';
import { passkeyTransports } from './passkey-transports.ts';
import { anyLine } from './text.ts';

// What authenticators answer, as the JSON serializations of Web Authentication (W3C, Level 3) have it.

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'invalidFormat');
const credentialId = bytes(1400);
export const described = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)).optional(),
});

const answered = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  // no extension is asked for
  clientExtensionResults: z.object({}),
};
/** A passkey that a browser made. */
export const created = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(anyLine(40)).max(20).optional(),
  }),
});
/** What a passkey has signed. */
export const used = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
