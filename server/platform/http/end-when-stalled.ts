import type { IncomingMessage } from 'node:http';

export interface Patience {
  /** Milliseconds without a single byte of a file. */
  stall: number;
  /** Milliseconds for the whole of anything else, which is small. */
  whole: number;
}

/**
 * Ends a request whose body does not come. A file may take as long as it likes while its bytes move, because a phone in
 * a cellar sends ten kilobytes a second; everything else is small and must be here soon.
 */
export function endWhenStalled(raw: IncomingMessage, { stall, whole }: Patience): void {
  if (raw.complete || !hasBody(raw)) return;
  const isFile = raw.headers['content-type']?.startsWith('multipart/form-data') === true;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      const moved = raw.socket.bytesRead > seen;
      seen = raw.socket.bytesRead;
      // as long as nobody reads, it is we who keep the sender waiting
      const heldByUs = raw.readableFlowing !== true;
      if (!isFile || !(moved || heldByUs)) raw.destroy();
    },
    isFile ? stall : whole,
  );
  const over = () => clearInterval(timer);
  raw.once('end', over).once('close', over);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
