import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { WorkInTurn } from '#server/platform/work-in-turn.ts';
import { Decoder, DecoderLost } from './decoder.ts';
import { IncomingFolder } from './incoming-folder.ts';
import type { RewriteOrder, Rewritten } from './rewrite-picture.ts';
import { UploadSlots } from './upload-slots.ts';

/** How one web process takes pictures in: a limited number in progress, decoded one at a time, the accounts in turn. */
export class Intake {
  readonly slots = new UploadSlots();
  readonly decoder = new Decoder();
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
        return await this.decoder.rewrite(order);
      } catch (error) {
        if (!(error instanceof DecoderLost)) throw error;
        this.#log.error({ reason: error.message }, 'a picture could not be decoded');
        throw new Refusal(
          'unavailable',
          'This photo could not be read right now. Nothing was kept; please try again.',
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
