import { request } from 'node:https';
import { isIP } from 'node:net';
import { addressesOf } from '../addresses-of.ts';
import { isPublicAddress } from '../public-address.ts';

export interface Post {
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a message and returns the status of the answer, whose words nobody reads. Throws if there is none in time. */
export type PostTo = (post: Post) => Promise<number>;

const patience = 10_000;

/**
 * The name is resolved once and the connection goes to exactly the address that was checked; all that the name has must
 * be public. A redirect is an answer like any other: no push service sends one.
 */
export const postToPublic: PostTo = async ({ url, headers, body }) => {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(name) ? [name] : await addressesOf(name);
  const [host] = found;
  if (!host || !found.every(isPublicAddress)) throw new Error('This push service is not on the public internet');
  const options = {
    ...{ host, port: 443, method: 'POST', path: `${url.pathname}${url.search}`, agent: false as const },
    ...{ servername: isIP(name) ? '' : name, signal: AbortSignal.timeout(patience), maxHeaderSize: 16_384 },
    headers: { ...headers, host: url.host, 'content-length': body.length },
  };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
};
