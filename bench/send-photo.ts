import { request } from 'node:http';

export interface PhotoAnswer {
  status: number;
  /** Seconds, with a 429 or 503. */
  retryAfter: number;
  milliseconds: number;
}

const boundary = 'freshkey-bench';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** Uploads a picture over its own connection. */
export function sendPhoto(url: string, token: string, picture: Buffer): Promise<PhotoAnswer> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<PhotoAnswer>();
  const sending = request(`${url}/api/uploads`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + picture.length + tail.length,
    },
  });
  sending.once('error', reject).once('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    const retryAfter = Number(headers['retry-after'] ?? 0);
    response.resume().once('end', () => resolve({ status, retryAfter, milliseconds: performance.now() - startedAt }));
  });
  sending.write(head);
  sending.write(picture);
  sending.end(tail);
  return promise;
}
