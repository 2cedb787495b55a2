import type { FastifyReply } from 'fastify';

/** Answers with a calendar: read in place by a calendar app, or saved as a file. */
export function sendIcal(reply: FastifyReply, file: string, disposition: 'inline' | 'attachment'): void {
  reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `${disposition}; filename="freshkey.ics"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(file);
}
