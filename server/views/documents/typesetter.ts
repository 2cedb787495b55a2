import type { FastifyInstance } from 'fastify';
import { limitDocuments } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { OwnProcess, ProcessLost } from '#server/platform/own-process.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { WorkInTurn } from '#server/platform/work-in-turn.ts';
import type { Letter } from './letter.ts';

/** How one web process makes PDFs: in a process of its own, one at a time, the accounts in turn. */
class Typesetter {
  readonly #queue = new WorkInTurn({ ofOne: 1, inAll: 1 });
  readonly #process = new OwnProcess<Letter, Uint8Array>({
    url: new URL('./typeset-letters.ts', import.meta.url),
    name: 'The typesetter',
    // 100 MB with the fonts; a statement of a thousand rows takes 40 more
    mostMemory: 192 * 1024 * 1024,
  });

  set(account: string, letter: Letter): Promise<Uint8Array> {
    return this.#queue.run(account, () => this.#process.carryOut(letter));
  }

  stop(): void {
    this.#process.stop();
  }
}

const typesetters = new WeakMap<Kit, Typesetter>();

function typesetterOf(kit: Kit): Typesetter {
  const typesetter = typesetters.get(kit) ?? new Typesetter();
  typesetters.set(kit, typesetter);
  return typesetter;
}

/** Makes a PDF: the same letter gives the same bytes. 429 for an account that has too many made, 503 if it cannot be. */
export async function typeset(kit: Kit, account: string, write: () => Promise<Letter>): Promise<Uint8Array> {
  await limitDocuments(account);
  const letter = await write();
  try {
    return await typesetterOf(kit).set(account, letter);
  } catch (error) {
    if (!(error instanceof ProcessLost)) throw error;
    kit.log.error({ reason: error.message }, 'a document could not be made');
    throw new Refusal('unavailable', 'We couldn’t create this document right now. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  }
}

/** Ties the process that makes PDFs to the web process's life. */
export function prepareDocuments(kit: Kit, app: FastifyInstance): void {
  app.addHook('onClose', async () => typesetterOf(kit).stop());
}
