import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Photo {
  /** As its request begins: `PUT /api/uploads/…?offset=65536`. */
  call: string;
  bytes: number;
}

/** A way to the product on which what is sent of photos is counted, and which breaks off where a test says so. */
export interface BadWay {
  url: string;
  /** The requests that carried photos, with what of each went through, heads included. */
  photos: Photo[];
  /** From now on it is open, until so many bytes of photos have gone in all: there it gets stuck. */
  open(until?: number): void;
  /** Nothing is sent on any more, as on a signal that has faded. */
  isStuck(): boolean;
  /** Breaks every connection. A browser itself sends again at once what broke off, so this lasts until it is opened. */
  cut(): void;
  close(): void;
}

const photoCall = /^(?:POST|PUT) \/api\/uploads[^ ]*/;
const anyCall = /^[A-Z]+ \//;

export async function aBadWay(productUrl: string): Promise<BadWay> {
  const { hostname, port } = new URL(productUrl);
  const photos: Photo[] = [];
  const open = new Set<Socket>();
  let limit = Number.POSITIVE_INFINITY;
  let [stuck, broken] = [false, false];
  const sent = () => photos.reduce((sum, { bytes }) => sum + bytes, 0);
  const server = createServer((near) => {
    if (broken) return void near.destroy();
    const far = connect(Number(port), hostname);
    join(open, near, far);
    let photo: Photo | null = null;
    near.on('data', (chunk) => {
      if (stuck) return;
      const head = chunk.toString('latin1', 0, 200);
      if (anyCall.test(head)) photo = begun(photos, photoCall.exec(head)?.[0]);
      const through = photo ? Math.min(chunk.length, limit - sent()) : chunk.length;
      if (photo) photo.bytes += through;
      far.write(chunk.subarray(0, through));
      stuck = through < chunk.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`, // it listens on a port
    photos,
    open(until = Number.POSITIVE_INFINITY) {
      [limit, stuck, broken] = [until, false, false];
    },
    isStuck: () => stuck,
    cut() {
      broken = true;
      for (const socket of open) socket.destroy();
    },
    close: () => server.close(),
  };
}

function begun(photos: Photo[], call: string | undefined): Photo | null {
  if (!call) return null;
  const photo = { call, bytes: 0 };
  photos.push(photo);
  return photo;
}

/** What the one end is told the other hears, and they end together. */
function join(open: Set<Socket>, near: Socket, far: Socket): void {
  open.add(near);
  far.on('data', (chunk) => near.write(chunk));
  near
    .on('error', () => undefined)
    .on('close', () => {
      open.delete(near);
      far.end();
    });
  far.on('error', () => undefined).on('close', () => near.destroy());
}
