import type { AnswerOf } from '#contract/endpoint.ts';
import type { getArrived } from '#contract/upload-parts.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { uploadSentAs } from '../upload-sent-as.ts';
import { unfinishedPhoto } from './unfinished-photo.ts';

/** How much of one's own photo is there: all of it, the beginning or, whoever else sends one under this key, nothing. */
export async function whatArrived(kit: Kit, { id }: Actor, key: string): Promise<AnswerOf<typeof getArrived>> {
  const upload = await uploadSentAs(kit, kit.db, id, key);
  const photo = upload ? null : await unfinishedPhoto(kit.db, id, key);
  return { received: photo?.received ?? 0, upload };
}
