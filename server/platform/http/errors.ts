import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { comesTooLate, isDatabaseUnavailable, mayOnlyRead } from '../db.ts';
import type { Kit } from '../kit.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { invalidInput, Refusal } from '../refusal.ts';
import { isStorageUnavailable } from '../storage.ts';
import { readsOnly } from './as-visitor.ts';

/** The one error handler: refusals as in the contract; for anything unexpected, only the request id. */
export function answerWithError({ log }: Kit) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof Refusal ? error : refusalFor(error, request.actor?.visitor !== undefined);
    if (refusal.status >= 500) log.error({ requestId: request.id, err: error }, refusal.code);
    reply.removeHeader('cache-control');
    return reply
      .code(refusal.status)
      .headers(refusal.details.headers ?? {})
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ ...refusal.body(), requestId: request.id });
  };
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ error: 'not_found', message: 'Not found', requestId: request.id });
}

export const wrongContentType = () =>
  new Refusal('unsupported_media_type', 'This type of content isn’t accepted here.');

function refusalFor(error: FastifyError | Error, visiting: boolean): Refusal {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal('payload_too_large', 'This is too large to send.');
  if (status === 415 || status === 406) return wrongContentType();
  if (status !== undefined && status >= 400 && status < 500) return invalidInput({ body: 'invalidFormat' });
  if (visiting && mayOnlyRead(error)) return readsOnly();
  if (comesTooLate(error)) return new Refusal('not_signed_in', 'This account no longer exists.');
  const away = isDatabaseUnavailable(error) || mayOnlyRead(error);
  if (away || isStorageUnavailable(error) || error instanceof ProviderUnavailable)
    return new Refusal('unavailable', 'Freshkey can’t do this right now. Nothing was changed; please try again.', {
      headers: { 'retry-after': '5' },
    });
  return new Refusal('internal_error', 'Something went wrong on our side.');
}
