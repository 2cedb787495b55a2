import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CreatedPasskey, CreationOptions, RequestOptions, UsedPasskey } from '#contract/passkeys.ts';

/** Has the browser make a passkey. Rejects if its owner calls it off, takes longer than a minute, or has it already. */
export async function createPasskey(options: CreationOptions): Promise<CreatedPasskey> {
  const { id, rawId, response, authenticatorAttachment } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Has a passkey sign. Rejects if its owner calls it off or takes longer than a minute. */
export async function signWithPasskey(options: RequestOptions): Promise<UsedPasskey> {
  const { id, rawId, response, authenticatorAttachment } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}
