import type { FastifyInstance } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import { OwnProcess, ProcessLost } from '#server/platform/own-process.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { WorkInTurn } from '#server/platform/work-in-turn.ts';
import { IncomingFolder } from './incoming-folder.ts';
import type { RewriteOrder, Rewritten } from './rewrite-picture.ts';
import { UploadSlots } from './upload-limits.ts';

/** The process that decodes pictures. One that cannot be written rejects with the system’s error. */
export const newDecoder = (): OwnProcess<RewriteOrder, Rewritten> =>
  new OwnProcess({
    url: new URL('./decode-pictures.ts', import.meta.url),
    name: 'The picture decoder',
    // It uses 70 MB before the first picture and falls back to about 90 after a large one.
    mostMemory: 128 * 1024 * 1024,
    // Makes glibc return large blocks as soon as they are free; otherwise it keeps about 100 MB after a large picture.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
  });

/** How one web process takes pictures in: a limited number in progress, decoded one at a time, the accounts in turn. */
export class Intake {
  readonly slots = new UploadSlots();
  readonly decoder = newDecoder();
  readonly incoming: IncomingFolder;
  readonly #queue = new WorkInTurn({ ofOne: 1, inAll: 1 });
  readonly #log: Kit['log'];

  constructor(kit: Kit) {
    this.incoming = new IncomingFolder(kit);
    this.#log = kit.log;
  }

  /** Has a picture decoded when it is the account's turn, unless no one is waiting for it any more. */
  rewrite(account: string, order: RewriteOrder, isAwaited: () => boolean): Promise<Rewritten> {
    return this.#queue.run(account, async () => {
      if (!isAwaited()) throw Object.assign(new Error('The client is gone'), { statusCode: 499 });
      try {
        return await this.decoder.carryOut(order);
      } catch (error) {
        if (!(error instanceof ProcessLost)) throw error;
        this.#log.error({ reason: error.message }, 'a picture could not be decoded');
        throw new Refusal(
          'unavailable',
          'We couldn’t read this photo right now. Nothing was saved; please try again.',
          {
            headers: { 'retry-after': '5' },
          },
        );
      }
    });
  }
}

const intakes = new WeakMap<Kit, Intake>();

export function intakeOf(kit: Kit): Intake {
  const intake = intakes.get(kit) ?? new Intake(kit);
  intakes.set(kit, intake);
  return intake;
}

/** Ties uploads to the web process's life: nothing is left over from an earlier one, nor from this one when it ends. */
export function prepareUploads(kit: Kit, app: FastifyInstance): void {
  const { incoming, decoder } = intakeOf(kit);
  app.addHook('onReady', () => incoming.clean(kit.clock.now()));
  app.addHook('onClose', async () => {
    decoder.stop();
    await incoming.remove();
  });
}
