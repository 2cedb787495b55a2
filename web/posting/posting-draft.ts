import { emptyPosting, type PostingValues } from './posting-values.ts';

/** What was typed and not yet posted, kept in this browser for this account. */
const keyOf = (userId: string) => `post-job-draft:${userId}`;

interface Draft {
  values: Partial<PostingValues>;
  /** What the page's address asked the form to hold when this was typed; null where it asked for nothing. */
  begunAt: string | null;
}

/**
 * The draft to go on with. An address that asks for something else than the one where it was begun goes before it;
 * the same one, as after a reload, does not.
 */
export function readDraft(userId: string, askedAt: string | null): PostingValues | null {
  const draft = draftOf(userId);
  if (!draft || (askedAt !== null && askedAt !== draft.begunAt)) return null;
  // a field that an older version lacked takes its first value
  return { ...emptyPosting, ...draft.values };
}

function draftOf(userId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    // written by `keepDraft` below
    return kept !== null && typeof kept === 'object' && 'values' in kept ? (kept as Draft) : null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, draft: Draft): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function forgetDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}
