import type { FastifyRequest } from 'fastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { readTogether as contract } from '#contract/read-together.ts';

/** What a read hangs on: who asks, and from where. */
const passedOn = ['authorization', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-host'];
/** What clients look at. */
const told = ['content-type', 'link', 'retry-after', 'x-total-count'];

/** Each goes the whole way of a call of its own: it is counted, admitted or refused, and logged as such. */
export async function readTogether(
  { server, headers, socket }: FastifyRequest,
  addresses: readonly string[],
): Promise<AnswerOf<typeof contract>> {
  const asked = only(passedOn, headers);
  const remoteAddress = socket.remoteAddress;
  const read = async (url: string) => {
    const answer = await server.inject({ method: 'GET', url, headers: asked, ...(remoteAddress && { remoteAddress }) });
    return { status: answer.statusCode, headers: only(told, answer.headers), body: answer.body };
  };
  return { answers: await Promise.all(addresses.map(read)) };
}

function only(names: readonly string[], headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const found = names.filter((name) => headers[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, String(headers[name])]));
}
