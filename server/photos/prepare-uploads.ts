import type { FastifyInstance } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import { intakeOf } from './intake.ts';

/** Ties uploads to the web process's life: nothing is left over from an earlier one, nor from this one when it ends. */
export function prepareUploads(kit: Kit, app: FastifyInstance): void {
  const { incoming, decoder } = intakeOf(kit);
  app.addHook('onReady', () => incoming.clean(kit.clock.now()));
  app.addHook('onClose', async () => {
    decoder.stop();
    await incoming.remove();
  });
}
