import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

interface Answer {
  data: unknown;
  page: () => string;
  /** What a client gets that accepts both, such as a program that names no type. */
  otherwise: 'data' | 'page';
}

const types = { data: 'application/json', page: 'text/html' } as const;

/** Answers programs with data and browsers with a page, as they ask. */
export async function sendPageOrData(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  const offered = answer.otherwise === 'data' ? [types.data, types.page] : [types.page, types.data];
  const type = new Negotiator(request).mediaType(offered) ?? types[answer.otherwise];
  void reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language');
  await reply.type(`${type}; charset=utf-8`).send(type === types.data ? JSON.stringify(answer.data) : answer.page());
}
