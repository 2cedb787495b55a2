import { formatDistance } from '#contract/distance.ts';
import { photoPairs } from '#contract/photo-pairs.ts';
import type { Deliverable } from '#contract/work.ts';
import { photoPath } from '#server/photos/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { thumbnailKey } from '#server/platform/photo-link.ts';
import { translate } from '#server/platform/translate.ts';
import type { LetterPicture, LetterPictures } from '../documents/letter.ts';
import type { LetterPaper } from '../documents/letter-paper.ts';
import { shownName } from '../documents/shown-name.ts';
import { momentIn, placeName, roomName } from './claim-words.ts';
import type { ClaimFacts } from './read-claim.ts';

/** On the paper, which is typeset in memory; the file has all of them, and at full size. */
const mostPictures = 24;

/** Small pictures: before beside after under the name of the place, then those that stand for themselves. */
export async function claimPictures(kit: Kit, paper: LetterPaper, claim: ClaimFacts): Promise<LetterPictures | null> {
  const { photos } = claim.paper;
  if (photos.length === 0) return null;
  const groups: LetterPictures['groups'][number][] = [];
  let shown = 0;
  for (const { name, photos: ofGroup } of groupsOf(paper, claim)) {
    const pictures: LetterPicture[] = [];
    for (const photo of ofGroup.slice(0, mostPictures - shown)) {
      const picture = await pictureOf(kit, paper, { claim, photo, groupName: name });
      if (picture) pictures.push(picture);
    }
    shown += pictures.length;
    if (pictures.length > 0) groups.push({ name, pictures });
  }
  const left = photos.length - shown;
  const more = left > 0 ? paper.say('claim.morePhotos', { count: left }) : null;
  return { title: paper.say('claim.photos'), groups, more };
}

interface Group {
  name: string | null;
  photos: readonly Deliverable[];
}

function groupsOf({ say, language }: LetterPaper, { paper: { tasks, photos } }: ClaimFacts): Group[] {
  const pairs = photoPairs(photos, tasks).map(([before, after]) => {
    const { room } = after.task;
    const name =
      before.task.id === after.task.id || !room ? placeName(language, after.task) : shownName(roomName(language, room));
    return { name, photos: [before.photo, after.photo] };
  });
  const paired = new Set(pairs.flatMap((pair) => pair.photos));
  const single = photos.filter((photo) => !paired.has(photo));
  const name = pairs.length > 0 ? say('claim.otherPhotos') : null;
  return [...pairs, ...(single.length > 0 ? [{ name, photos: single }] : [])];
}

/** Null where the picture is gone. */
async function pictureOf(
  kit: Kit,
  paper: LetterPaper,
  { claim, photo, groupName }: { claim: ClaimFacts; photo: Deliverable; groupName: string | null },
): Promise<LetterPicture | null> {
  const index = claim.paper.photos.indexOf(photo);
  const key = claim.photos[index]?.storageKey;
  const jpeg = key && (await kit.storage.get(photoPath(thumbnailKey(key))));
  if (!jpeg) return null;
  const { language } = paper;
  const task = claim.paper.tasks.find(({ id }) => id === photo.taskId);
  const place = task && placeName(language, task);
  const number = String(index + 1).padStart(2, '0');
  return {
    jpeg,
    name: `${number} · ${translate(language, `work:photos.type.${photo.photoType}`)}`,
    about: [
      ...checkOf(paper, claim, photo),
      ...(place && place !== groupName ? [place] : []),
      ...(photo.note ? [shownName(photo.note)] : []),
    ],
  };
}

/** When it was taken, what its check came to, and why, as the job's page says it. */
function checkOf(paper: LetterPaper, claim: ClaimFacts, { takenAt, truth }: Deliverable): string[] {
  const { language, say } = paper;
  const moment = momentIn(paper, claim);
  const { state, earlier, doubts, distanceMetres } = truth;
  const when = takenAt ? moment(takenAt) : say('claim.noTime');
  // the homes, and those who read claims, are where one says miles
  const distance = formatDistance((distanceMetres ?? 0) / 1000, 'mi', language);
  return [
    when,
    translate(language, `work:truth.state.${state}`),
    ...(earlier ? [translate(language, 'work:truth.reused', { day: moment(earlier.addedAt) })] : []),
    // that there is no time stands above
    ...doubts
      .filter((doubt) => doubt !== 'noTime')
      .map((doubt) => translate(language, `work:truth.doubt.${doubt}`, { when, distance })),
  ];
}
