import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const second = 1000;

/**
 * Lets a server that stops end as soon as its last answer is sent. Node looks for idle connections once, when closing
 * begins, and counts none that a browser opened in advance and has asked nothing on yet: either would hold the end up
 * for a minute.
 */
export function endIdleConnections(http: FastifyInstance): void {
  const unused = new Set<Socket>();
  http.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', ({ socket }) => unused.delete(socket));
  http.addHook('preClose', async () => {
    const sweep = setInterval(() => {
      http.server.closeIdleConnections();
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, second);
    http.server.once('close', () => clearInterval(sweep));
    // one that never listened does not say when it closes
    sweep.unref();
  });
}
