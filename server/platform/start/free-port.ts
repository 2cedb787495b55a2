import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFault } from '../start-fault.ts';

/**
 * The port to listen on: the wanted one if it is free, or any free one for 0. A taken one is retried for a moment,
 * since the process of an earlier start may be just ending.
 */
export async function freePort(host: string, wished: number): Promise<number> {
  const until = performance.now() + 2_000;
  for (;;) {
    try {
      return await listenOnce(host, wished);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException; // listen() rejects with nothing else
      if (code !== 'EADDRINUSE' || performance.now() > until) throw portFault(host, wished, code);
      await wait(100);
    }
  }
}

async function listenOnce(host: string, port: number): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

function portFault(host: string, port: number, code = 'unknown fault'): StartFault {
  if (code === 'EADDRINUSE') {
    return new StartFault(
      `Port ${port} is taken by another program: stop it, or set PORT to a free one (PORT=3001 npm start).`,
    );
  }
  if (code === 'EACCES') return new StartFault(`Port ${port} is for root only: set PORT to one above 1023.`);
  return new StartFault(
    `${host} isn’t an address of this machine (${code}): set HOST to 127.0.0.1 or another address it has.`,
  );
}
