import type { BodyOf } from '#contract/endpoint.ts';
import type { addFinding } from '#contract/findings.ts';
import type { Deliverable, updateTask } from '#contract/work.ts';

/** A task that was ticked, unticked or skipped. */
export interface WaitingTick {
  kind: 'tick';
  taskId: string;
  change: Pick<BodyOf<typeof updateTask>, 'done' | 'skippedReason'>;
}

/** A picture on its way. */
export interface WaitingFile {
  file: Blob;
  name: string;
  /** Where the server has the picture, once it has it: it is sent only once. */
  photoUrl: string | null;
}

export interface WaitingPhoto extends WaitingFile {
  kind: 'photo';
  photoType: Deliverable['photoType'];
  note: string | null;
  /** The task that it is of; what older pages kept does not say. */
  taskId?: string | null;
  /** The photo from arrival whose spot it shows again. */
  spot?: string | null;
  /** Of which file it was made. */
  from?: string;
}

/** What the host should know: damage, something that runs low, or a note. */
export interface WaitingFinding {
  kind: 'finding';
  finding: Pick<BodyOf<typeof addFinding>, 'kind' | 'item' | 'note' | 'room' | 'taskId'>;
  photos: readonly WaitingFile[];
}

/** One of the home's own supplies that runs low, or does not after all. */
export interface WaitingSupply {
  kind: 'supply';
  supplyId: string;
  name: string;
  low: boolean;
}

/** The work is done: sent after everything that was done before. */
export interface WaitingSubmit {
  kind: 'submit';
}

/** Something done on site that the server does not know yet. */
export interface Waiting {
  /** Ascends in the order in which things were done, in all tabs of this browser. */
  order: number;
  /** Goes along with each try, so that it arrives once. */
  key: string;
  /** Whose it is: nobody else who signs in here sends it. */
  userId: string;
  jobId: string;
  /** When it was done, by this phone’s clock. */
  at: string;
  what: WaitingTick | WaitingPhoto | WaitingFinding | WaitingSupply | WaitingSubmit;
  /** How often it was on its way already. */
  tries: number;
  /** How much of it had gone, 0 to 1, when it was last cut off on its way; absent where it never was. */
  cutAt?: number;
  /** Why the server will not have it: its answer. Null while it waits. */
  refusal: { status: number; text: string } | null;
  /** What the server answered that told it to come again later. */
  delay: Waiting['refusal'];
  /** Kept, but whoever chose it has not sent it off yet: it waits for them, and is in no list of what waits. */
  chosen?: true;
}
