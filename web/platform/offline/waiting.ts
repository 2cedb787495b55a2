import type { BodyOf } from '#contract/endpoint.ts';
import type { Deliverable, updateTask } from '#contract/work.ts';

/** A task that was ticked, unticked or skipped. */
export interface WaitingTick {
  kind: 'tick';
  taskId: string;
  change: Pick<BodyOf<typeof updateTask>, 'done' | 'skippedReason'>;
}

export interface WaitingPhoto {
  kind: 'photo';
  file: Blob;
  name: string;
  photoType: Deliverable['photoType'];
  note: string | null;
  /** The task that it is of; what older pages kept does not say. */
  taskId?: string | null;
  /** Where the server has the picture, once it has it: it is sent only once. */
  photoUrl: string | null;
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
  what: WaitingTick | WaitingPhoto;
  /** How often it was on its way already. */
  tries: number;
  /** Why the server will not have it: its answer. Null while it waits. */
  refusal: { status: number; text: string } | null;
  /** What the server answered that told it to come again later. */
  delay: Waiting['refusal'];
}
