import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kit } from '../kit.ts';
import { isTimeZone } from '../time-zone-name.ts';
import type { Actor, Caller } from './actor.ts';
import { clientAddressOf, ipRangeOf } from './ip-range.ts';

const longestZone = 64;
const timeZoneOf = (name: string): string | null =>
  name !== '' && name.length <= longestZone && isTimeZone(name) ? name : null;

/** ISO 8601 in UTC, as every clock of a browser tells it. */
function instantOf(text: string): Date | null {
  const told = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) ? new Date(text) : null;
  return told && !Number.isNaN(told.getTime()) ? told : null;
}

interface Input {
  body: unknown;
  query: unknown;
  params: unknown;
}

/**
 * What a handler is given. A class, because V8 makes a hidden class for every object literal with a getter, and that
 * stays in memory after the request, with everything the request holds, until the next full collection.
 */
export class ReceivedCall {
  readonly kit: Kit;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor | null;
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;

  constructor(kit: Kit, request: FastifyRequest, reply: FastifyReply, { body, query, params }: Input) {
    this.kit = kit;
    this.request = request;
    this.reply = reply;
    this.actor = request.actor;
    this.body = body;
    this.query = query;
    this.params = params;
  }

  /** Computed on demand: few handlers look at it. */
  get caller(): Caller {
    const { ip, headers } = this.request;
    return {
      ip: clientAddressOf(ip),
      ipRange: ipRangeOf(ip),
      device: /^[\w-]{22,128}$/.exec(String(headers['x-device']))?.[0] ?? null,
      userAgent: String(headers['user-agent'] ?? '').slice(0, 300),
      language: String(headers['accept-language'] ?? '').slice(0, 100),
      timeZone: timeZoneOf(String(headers['x-time-zone'] ?? '')),
      phoneNow: instantOf(String(headers['x-phone-time'] ?? '')),
    };
  }
}
