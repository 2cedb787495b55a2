import type { FastifyInstance, InjectOptions } from 'fastify';

/** What came back for a request. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // a test looks into answers of every shape and asserts on what it finds
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

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
