import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { House } from './house.ts';
import type { Answer } from './peek-at-stream.ts';

interface Wanted {
  width?: number;
  height?: number;
}

/** A picture with some content, as a pipeline that a test writes in whatever format it needs. */
export function aPicture({ width = 400, height = 300 }: Wanted = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="teal"/><rect width="50%" height="50%" fill="orange"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export const aJpeg = (wanted?: Wanted): Promise<Buffer> => aPicture(wanted).jpeg().toBuffer();

/** A PNG with one more chunk, before the last one. */
export function withChunk(png: Buffer, type: string, data: string | Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), typeof data === 'string' ? Buffer.from(data, 'latin1') : data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(typed.length - 4);
  around.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([png.subarray(0, -12), around.subarray(0, 4), typed, around.subarray(4), png.subarray(-12)]);
}

interface Sent {
  name?: string;
  type?: string;
  field?: string;
  /** The Idempotency-Key. */
  key?: string;
}

const boundary = 'freshkey-test';

/** What a browser's form sends for a file: the headers, and the form's own lines before and after the bytes. */
export function aForm({ name = 'photo.jpg', type = 'image/jpeg', field = 'file' }: Sent = {}) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    before: Buffer.from(head),
    after: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}

/** Uploads bytes the way a browser's form does. */
export function upload(house: House, token: string, bytes: Buffer, sent?: Sent): Promise<Answer> {
  const { headers, before, after } = aForm(sent);
  const keyed = { ...headers, ...(sent?.key && { 'idempotency-key': sent.key }) };
  return house.send('POST', '/api/uploads', { as: token, body: Buffer.concat([before, bytes, after]), headers: keyed });
}
