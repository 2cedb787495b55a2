import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyTransport } from '#contract/passkey-transports.ts';
import type { CreatedPasskey, CreationOptions, RequestOptions, UsedPasskey } from '#contract/passkeys.ts';
import type { Kit } from '#server/platform/kit.ts';

// Whatever knows Web Authentication. A passkey is bound to the host in the product's public address, and an answer that
// was given on another page is worth nothing: that is what makes it worth more than a code, which can be talked out of
// somebody.

type Settings = Pick<Kit['settings'], 'publicUrl'>;
type Described = CreationOptions['excludeCredentials'][number];

const timeout = 60_000;
const rpId = ({ publicUrl }: Settings): string => new URL(publicUrl).hostname;
const origin = ({ publicUrl }: Settings): string => new URL(publicUrl).origin;

interface Owner {
  id: string;
  email: string;
  name: string;
}

export async function creationOptions(
  settings: Settings,
  { id, email, name }: Owner,
  excludeCredentials: Described[],
): Promise<CreationOptions> {
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    ...{ rpName: 'Freshkey', rpID: rpId(settings), timeout },
    ...{ userID: Uint8Array.from(Buffer.from(id)), userName: email, userDisplayName: name },
  });
  return {
    ...{ challenge, timeout, excludeCredentials, attestation: 'none' },
    rp: { id: rpId(settings), name: 'Freshkey' },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

export async function requestOptions(settings: Settings, allowCredentials: Described[]): Promise<RequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId(settings) });
  return { challenge, rpId: rpId(settings), timeout, userVerification: 'preferred', allowCredentials };
}

interface Credential {
  credentialId: string;
  publicKey: Buffer;
  uses: number;
}

/** The passkey that was made; null if it is not for this challenge and this place, or not well made. */
export async function readCreated(
  settings: Settings,
  challenge: string,
  response: CreatedPasskey,
): Promise<Credential | null> {
  const { response: given, ...rest } = response;
  const { transports: _, ...attested } = given;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, response: attested },
    ...expected(settings, challenge),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), uses: counter };
}

/** How often the passkey has signed by now; null if this is not its signature of this challenge and place. */
export async function usesAfter(
  settings: Settings,
  challenge: string,
  { credentialId, publicKey, uses }: Credential,
  response: UsedPasskey,
): Promise<number | null> {
  const outcome = await verifyAuthenticationResponse({
    response,
    ...expected(settings, challenge),
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: uses },
  }).catch(() => null);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : null;
}

const expected = (settings: Settings, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin(settings),
  expectedRPID: rpId(settings),
  // the password or the mailed code was the first factor; a key without PIN or fingerprint is a second one all the same
  requireUserVerification: false,
});

export const describe = ({
  credentialId,
  transports,
}: {
  credentialId: string;
  transports: PasskeyTransport[];
}): Described => ({ id: credentialId, type: 'public-key', transports });
