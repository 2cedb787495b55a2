import assert from 'node:assert/strict';
import { extractText } from 'unpdf';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** Fetches a document as somebody; its bytes, and its text in the order in which it is read. */
export async function pdfOf({ app }: House, path: string, { token }: Pick<Somebody, 'token'>) {
  const reply = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  assert.equal(reply.statusCode, 200, reply.body.slice(0, 300));
  assert.equal(reply.headers['content-type'], 'application/pdf');
  return { bytes: reply.rawPayload, text: await textOf(reply.rawPayload), headers: reply.headers };
}

export async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}
