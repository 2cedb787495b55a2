import type { FastifyReply } from 'fastify';

/** An answer that stays open: server-sent events to one page. */
export interface EventStream {
  /** `id` is where a page that is cut off goes on from: it sends it back as `Last-Event-ID`. */
  send(event: string, data: object, id: string): void;
  /** Says how far the page has heard without telling it anything. */
  mark(id: string): void;
  /** Keeps proxies from closing an idle stream. */
  beat(): void;
  end(): void;
  /** Calls back once when either side ends it. */
  onEnd(ended: () => void): void;
}

/** A page that lets this much pile up is not reading: its stream is cut rather than kept in memory. */
const mostUnread = 64 * 1024;

/** Starts the stream. It bypasses compression, which would hold events back, and the answer's schema. */
export function beginEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  reply.hijack();
  // Kept alive for reuse, the connection would delay a stopping server for as long as an idle one may stay open.
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // tells nginx to pass the answer on unbuffered
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > mostUnread) raw.destroy();
  };
  // The first bytes tell the page that the stream is open.
  write(': open\n\n');
  return {
    send: (event, data, id) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    mark: (id) => write(`id: ${id}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => void raw.end(),
    onEnd(ended) {
      // a page may have left while it was being let in: its end will not come a second time
      if (raw.closed) ended();
      else raw.once('close', ended);
    },
  };
}

const withoutUndefined = (headers: ReturnType<FastifyReply['getHeaders']>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
