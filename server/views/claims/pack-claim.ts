import { photosTold } from '#contract/check-facts.ts';
import { claimName, type JobRecord, type RecordFile, recordFormat } from '#contract/record-file.ts';
import { photoPath } from '#server/photos/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Packing } from '../signed-files/packing.ts';
import type { ClaimFacts } from './read-claim.ts';

/**
 * The file piece by piece: the paper, the pictures, then the record, which has their hashes, and its signature. No more
 * than one picture is in memory.
 */
export async function* packClaim(kit: Kit, claim: ClaimFacts, pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  const packing = new Packing();
  yield* packing.add(claimName, pdf);
  const gone = new Set<string>();
  for (const { id, file, storageKey } of claim.photos) {
    const bytes = file && (await kit.storage.get(photoPath(storageKey)));
    if (bytes) yield* packing.add(file, bytes);
    else gone.add(id);
  }
  yield* packing.sign(claim.signer, (files) => recordOf(kit, claim, { gone, files }));
}

function recordOf(
  { settings }: Kit,
  claim: ClaimFacts,
  { gone, files }: { gone: ReadonlySet<string>; files: RecordFile[] },
): JobRecord {
  const { job, people, photos, madeAt, costs, checklist, links, seal } = claim;
  return {
    format: recordFormat,
    origin: settings.publicUrl,
    madeAt: madeAt.toISOString(),
    job: {
      ...{ id: job.id, title: job.title, address: job.property.address, timeZone: job.timeZone },
      ...{ startTime: job.startTime, endTime: job.endTime, status: job.status },
      startedAt: claim.startedAt?.toISOString() ?? null,
      submittedAt: claim.submittedAt?.toISOString() ?? null,
    },
    people: people.flatMap(({ mark, salt, personId }) => {
      const role = personId === job.hostId ? 'host' : 'cleaner';
      const name =
        personId === job.hostId ? job.host?.name : personId === job.cleanerId ? job.cleaner?.name : undefined;
      return name ? [{ role, name, id: personId, salt, mark } as const] : [];
    }),
    ...{ costs, checklist, links, seal, files },
    photos: [
      ...photos.map(({ storageKey: _, state: __, ...photo }) => ({
        ...photo,
        file: gone.has(photo.id) ? null : photo.file,
      })),
      ...photosErased(claim),
    ],
  };
}

/** Pictures that went with the host whose home they show: the chain still tells of them. */
function photosErased({ links, photos }: ClaimFacts): JobRecord['photos'] {
  const kept = new Set(photos.map(({ id }) => id));
  const gone = links.flatMap(({ at, content }) =>
    photosTold(content).flatMap((told) => (kept.has(told.photo) ? [] : [{ at, told }])),
  );
  return gone.map(({ at, told: { photo: id, type, taken = null, addedAt = at } }) => ({
    ...{ id, type: String(type), file: null, takenAt: taken === null ? null : String(taken) },
    ...{ addedAt: String(addedAt), truth: 'unverified', doubts: [] },
  }));
}
