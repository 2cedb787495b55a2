import type { FastifyReply } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import type { Letter } from './letter.ts';
import { typeset } from './typesetter.ts';

interface Wanted {
  /** Who asks for it. */
  account: string;
  /** Of the file, without its ending. */
  name: string;
  /** Reads and writes the letter, or refuses. */
  write: () => Promise<Letter>;
}

/** Answers with a letter as PDF, shown in place by a browser. */
export async function sendPdf(kit: Kit, reply: FastifyReply, { account, name, write }: Wanted): Promise<undefined> {
  const pdf = await typeset(kit, account, write);
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}
