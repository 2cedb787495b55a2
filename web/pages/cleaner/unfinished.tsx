import type { CleanerProfile } from '#contract/cleaners.ts';
import { IncompleteCard } from '#web/cleaners/incomplete-card.tsx';
import { AskedPart } from './asked-part.tsx';
import { CleanerSteps } from './cleaner-steps.tsx';

/** What whoever has yet to complete their profile finds in place of their day. */
export function Unfinished({ profile }: { profile: CleanerProfile | null }) {
  return <IncompleteCard asked={<AskedPart />} steps={<CleanerSteps profile={profile} />} />;
}
