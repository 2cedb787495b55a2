import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that it has signed itself, for a server that only a test's browser talks to. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(Buffer.from('06082a8648ce3d040302', 'hex')); // ECDSA with SHA-256
  const name = sequence(
    der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('push in a test')))),
  );
  const validity = sequence(der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('490101000000Z')));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const unsigned = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, key);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', unsigned, privateKey)]));
  const certificate = sequence(unsigned, algorithm, signature)
    .toString('base64')
    .replace(/.{64}(?!$)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
