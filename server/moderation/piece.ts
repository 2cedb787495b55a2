import type { ContentKind, ReportableKind } from '#contract/states.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

/** One thing that somebody wrote or showed, as it is now. */
export interface Shown {
  authorId: string;
  jobId: string | null;
  text: string | null;
  upload: { id: string; storageKey: string } | null;
  /** When it was written; null where nobody keeps that. */
  writtenAt: Date | null;
  /** Whether it is no place for contact details: of messages, until the cleaner has the job. */
  withoutContacts: boolean;
}

/** What a report kept of what was taken away. */
interface Kept {
  text: string | null;
  storageKey: string | null;
}

/** What moderation has to know of one kind of content. The room that has it answers. */
export interface Piece {
  /** Null where it is gone. */
  read: (reader: Reader, id: string) => Promise<Shown | null>;
  /** Keeps it as it is to the end of the transaction; left out where its author cannot change what is taken away. */
  hold?: (tx: Tx, id: string) => Promise<void>;
  /** Takes it from where others see it; left out where another section decides that. */
  hide?: (kit: Kit, tx: Tx, id: string) => Promise<void>;
  /** Shows it again, with what was kept of it; false where it is gone, or another has taken its place. */
  restore?: (tx: Tx, id: string, kept: Kept) => Promise<boolean>;
}
/** One that people report from where they see it. */
export interface ReportablePiece extends Piece {
  isSeenBy: (kit: Kit, reader: Reader, actor: Actor, id: string) => Promise<boolean>;
}
export type Pieces = Readonly<Record<Exclude<ContentKind, ReportableKind>, Piece>> &
  Readonly<Record<ReportableKind, ReportablePiece>>;
