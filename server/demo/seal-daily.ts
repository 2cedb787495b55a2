import { day, plus } from '#server/platform/clock.ts';
import { sealRecords } from '#server/proof/seal-records.ts';
import type { Stage } from './stage.ts';

/** The public log as the worker would have written it since there are records; its last entry is from just now. */
export function sealDaily(stage: Stage): void {
  for (let at = stage.now; at >= stage.recordedSince; at = plus(at, -day)) stage.at(at, () => sealRecords(stage.kit));
}
