import type { FastifyReply } from 'fastify';

/** An answer that goes on: server-sent events to one page. */
export interface EventStream {
  send(event: string, data: object): void;
  /** Keeps proxies from closing a stream in which nothing happens. */
  beat(): void;
  end(): void;
  /** Calls back once, when either side has ended it. */
  onEnd(ended: () => void): void;
}

/** A page that has not read this much is not reading: its stream is cut rather than kept in memory. */
const mostUnread = 64 * 1024;

/** Begins the stream. It goes past compression, which would hold events back, and past the answer's schema. */
export function beginEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  reply.hijack();
  // Kept for later, the connection would hold up a server that stops for as long as an idle one may stay.
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx passes an answer on as it comes when told so
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > mostUnread) raw.destroy();
  };
  // The first bytes let the page know that the stream is open.
  write(': open\n\n');
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => void raw.end(),
    onEnd: (ended) => void raw.once('close', ended),
  };
}

const withoutUndefined = (headers: ReturnType<FastifyReply['getHeaders']>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
