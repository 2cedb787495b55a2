import { emptyPosting, type PostingValues } from './posting-values.ts';

/** What was typed and not yet posted, kept in this browser for this account. */
const keyOf = (userId: string) => `post-job-draft:${userId}`;

export function readDraft(userId: string): PostingValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    // written by `keepDraft` below; a field that an older version lacked takes its first value
    return kept !== null && typeof kept === 'object' ? { ...emptyPosting, ...(kept as Partial<PostingValues>) } : null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, values: PostingValues): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(values));
}

export function forgetDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}
