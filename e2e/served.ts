import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { serveWebPages } from '#server/platform/http/web-pages.ts';

const built = fileURLToPath(new URL('../build/web', import.meta.url));

/** Serves the built screens beside the calls of an application in this process, on a free port: its address. */
export async function served(app: FastifyInstance, host = 'localhost'): Promise<string> {
  await serveWebPages(app, built, `http://${host}`);
  await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo; // listens on TCP
  return `http://${host}:${port}`;
}
