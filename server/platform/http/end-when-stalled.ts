import type { IncomingMessage } from 'node:http';

export interface Patience {
  /** Milliseconds in which at least so many bytes of a file have to come. */
  stall: number;
  least: number;
  /** Milliseconds for the whole of anything else, which is small. */
  whole: number;
}

/**
 * Ends a request whose body does not come. A file may take long while its bytes move, because a phone in a cellar sends
 * a few kilobytes a second, but may not drip for hours; everything else is small and must be here soon.
 */
export function endWhenStalled(raw: IncomingMessage, { stall, least, whole }: Patience): void {
  if (raw.complete || !hasBody(raw)) return;
  const isFile = file.test(raw.headers['content-type'] ?? '');
  let seen = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      const moved = raw.socket.bytesRead >= seen + least;
      seen = raw.socket.bytesRead;
      // as long as nobody reads, it is we who keep the sender waiting
      const heldByUs = raw.readableFlowing !== true;
      if (!isFile || !(moved || heldByUs)) raw.destroy();
    },
    isFile ? stall : whole,
  );
  // a process that is to end does not wait for it
  timer.unref();
  const over = () => clearInterval(timer);
  raw.once('end', over).once('close', over);
}

/** Whole, or a part of one. */
const file = /^(multipart\/form-data|application\/octet-stream)/;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
