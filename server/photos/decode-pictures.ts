// A separate program, started by decoder.ts: decodes pictures one after another, away from the web process's memory
// and its secrets, and ends with it.
import { setPriority } from 'node:os';
import { type RewriteOrder, type Rewritten, rewritePicture } from './rewrite-picture.ts';

/** `fault` is why the picture could not be written, with the system's error code if it has one. */
export type DecoderAnswer = ({ result: Rewritten } | { fault: { message: string; code?: string } }) & {
  /** The program's resident bytes after this picture. */
  memory: number;
};

// Anyone waiting for a page comes first.
setPriority(5);
process.on('disconnect', () => process.exit());
process.on('message', (order: RewriteOrder) => void answer(order));

async function answer(order: RewriteOrder): Promise<void> {
  const outcome = await rewritePicture(order).then((result) => ({ result }), faultOf);
  process.send?.({ ...outcome, memory: process.memoryUsage.rss() } satisfies DecoderAnswer);
}

function faultOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {};
  return { fault: { message: String(error), ...code } };
}
