import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarRefused } from '../calendar-refused.ts';
import { feedLimits } from './read-feed.ts';

/** The whole of an answer, unpacked; cut off where it is too large or takes too long. Throws CalendarRefused. */
export async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of unpacked(answer)) {
      length += part.length;
      if (length > feedLimits.bytes) throw new CalendarRefused('tooLarge');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof CalendarRefused) throw error;
    throw new CalendarRefused(signal.aborted ? 'timeout' : 'cutOff');
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return answer;
  const unpacker = Object.entries(unpackers).find(([name]) => name === encoding)?.[1]();
  if (!unpacker) throw new CalendarRefused('garbled');
  answer.on('error', (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}
