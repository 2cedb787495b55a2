import type { FastifyInstance } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import { cleanIncoming } from './incoming-folder.ts';
import { intakeOf } from './intake.ts';

/** Ties what uploads need to the web process's life: nothing is left of an earlier one, nor of this one when it ends. */
export function prepareUploads(kit: Kit, app: FastifyInstance): void {
  app.addHook('onReady', () => cleanIncoming(kit));
  app.addHook('onClose', async () => {
    intakeOf(kit).decoder.stop();
    await cleanIncoming(kit);
  });
}
