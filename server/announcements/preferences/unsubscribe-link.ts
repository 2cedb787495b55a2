import { isEssential, noticeRules, type PreferenceKind } from '#contract/notice-kinds.ts';
import type { Kit } from '#server/platform/kit.ts';

type Signer = Pick<Kit, 'hasher' | 'settings'>;
const purpose = 'unsubscribe link';

interface Meant {
  userId: string;
  kind: PreferenceKind;
}

/** Where mails of a kind can be ended without signing in; null for those that cannot be ended. It stays good forever. */
export function unsubscribeLink({ hasher, settings }: Signer, { userId, kind }: Meant): string | null {
  if (isEssential(kind)) return null;
  const what = `${userId}.${kind}`;
  return `${settings.publicUrl}/unsubscribe/${what}.${hasher.hash(purpose, what).toString('base64url')}`;
}

/** Whose mails of which kind a link is about; null if it is not one of ours. */
export function readUnsubscribeToken({ hasher }: Pick<Kit, 'hasher'>, token: string): Meant | null {
  const [userId = '', kind = '', signature = '', ...more] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  // Buffer.from reads past what belongs to no signature
  const isExact = more.length === 0 && bytes.toString('base64url') === signature;
  const isOurs = isExact && hasher.matches(purpose, `${userId}.${kind}`, bytes);
  return isOurs && isKnown(kind) ? { userId, kind } : null;
}

/** A kind of an older version may be gone. */
const isKnown = (kind: string): kind is PreferenceKind => Object.hasOwn(noticeRules, kind);
