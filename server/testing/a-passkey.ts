import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, CreationOptions, RequestOptions, UsedPasskey } from '#contract/passkeys.ts';

/** A security key in software, as Web Authentication describes one (W3C, Level 3, 6.1 and 8.7). */
export function aPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const says = (rpId: string, attested?: Buffer<ArrayBuffer>) => authenticatorData(rpId, ++uses, attested);
  return {
    create({ challenge, rp }: Pick<CreationOptions, 'challenge' | 'rp'>): CreatedPasskey {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose(x, y),
      ]);
      const data = says(rp.id, attested);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'something-newer'],
        },
      };
    },
    use({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>): UsedPasskey {
      const client = clientData('webauthn.get', challenge, origin);
      const data = says(rpId);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** As a copy of it would count. */
    turnBack: () => {
      uses = 0;
    },
  };
}

/** What it says of itself: for which site, that somebody has touched it, and how often it has signed. */
function authenticatorData(rpId: string, uses: number, attested: Buffer = Buffer.alloc(0)): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(uses);
  const touchedAndKnown = 0x05;
  const flags = Buffer.from([attested.length > 0 ? touchedAndKnown | 0x40 : touchedAndKnown]);
  return Buffer.concat([sha256(rpId), flags, counter, attested]);
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A short text in CBOR (RFC 8949). */
const text = (words: string): Buffer => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);

/** The public key of ES256 in COSE (RFC 9053, 7.1). */
const cose = (x: string, y: string): Buffer =>
  Buffer.concat([
    ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]), Buffer.from(x, 'base64url')],
    ...[Buffer.from([0x22, 0x58, 0x20]), Buffer.from(y, 'base64url')],
  ]);
