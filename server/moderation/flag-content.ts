import type { ContentKind } from '#contract/states.ts';
import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { fileReport } from './file-report.ts';
import type { Pieces } from './piece.ts';
import { matchesIn } from './rules/matches-in.ts';

/** What people write is held against the rules once it is there: it is shown all the same, and an admin decides. */
export const moderationFollowers = (kit: Kit, pieces: Pieces): Followers => {
  const flag = (kind: ContentKind, id: string) => flagContent(kit, pieces, kind, id);
  return {
    'message sent': ({ messageId }) => flag('message', messageId),
    'review written': ({ reviewId }) => flag('review', reviewId),
    'review rewritten': ({ reviewId }) => flag('review', reviewId),
    'job posted': ({ jobId }) => flag('job', jobId),
    'job changed': ({ jobId }) => flag('job', jobId),
    'profile changed': ({ userId }) => flag('profile', userId),
  };
};

/** Once for what is found: run again, or after a change that leaves it as it was, it does nothing. */
const flagContent = (kit: Kit, pieces: Pieces, kind: ContentKind, subjectId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const shown = await pieces[kind].read(tx, subjectId);
    if (!shown?.text) return;
    const matches = matchesIn(shown.text, shown);
    if (matches.length === 0) return;
    const { jobId, authorId } = shown;
    const said = matches.map(({ flag, part }) => `${flag}:${part.toLowerCase()}`).sort();
    await fileReport(kit, tx, {
      ...{ kind, subjectId, jobId, authorId, reporterId: null, reason: '' },
      flags: [...new Set(matches.map(({ flag }) => flag))],
      found: kit.hasher.hash('what the rules found', said.join('\n')),
    });
  });
