import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answer } from './house.ts';

/** How a stream begins: what the caller of a call that never ends gets at once. Then the stream is closed. */
export async function peekAtStream(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const leaving = new AbortController();
  const { statusCode: status, headers } = await app.inject({
    ...request,
    payloadAsStream: true,
    signal: leaving.signal,
  });
  leaving.abort();
  return { status, headers, body: null };
}
