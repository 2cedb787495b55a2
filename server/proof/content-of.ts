import { asc, eq, sql } from 'drizzle-orm';
import type { Fact, FactKind, FactOf } from '#server/facts.ts';
import { findingPhotos, findings } from '#server/findings/table.ts';
import { bids, jobs, jobTasks } from '#server/jobs/table.ts';
import { messagePhotos, messages } from '#server/messages/table.ts';
import { payments } from '#server/payments/table.ts';
import { uploadLooks } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { reviews } from '#server/reviews/table.ts';
import type { NewLink } from './append-link.ts';
import { hashOf } from './hashes.ts';
import { jobContent, withoutPrice } from './job-content.ts';
import { knowPeople, markPerson } from './mark-person.ts';
import { hashesOf, photoContent } from './photo-content.ts';
import { reportContent } from './report-content.ts';

type Described = Omit<NewLink, 'jobId'>;

/** The links that a fact becomes; none if it is no fact about a job. */
export async function contentOf(tx: Reader, fact: Fact & { rowId?: string | undefined }): Promise<NewLink[]> {
  const jobId = await jobOf(tx, fact);
  if (!jobId) return [];
  const about = { jobId, readJob: readOnce(() => jobContent(tx, jobId)) };
  const described = await describe(tx, about, fact);
  if (!described) return [];
  const price = isAbout(fact, priced) ? await priceContent(tx, about, fact) : null;
  return [{ jobId, ...described }, ...(price ? [{ jobId, content: price }] : [])];
}

interface About {
  jobId: string;
  /** How the job stands, read at most once for a fact. */
  readJob: () => ReturnType<typeof jobContent>;
}

function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** Facts that name no job but something that belongs to one. */
async function jobOf(tx: Reader, fact: Fact): Promise<string | null> {
  // who has read what, and what we remind of, is nothing that happened to the job
  if (fact.kind === 'messages read' || fact.kind === 'reminder due') return null;
  if ('jobId' in fact) return fact.jobId;
  if ('messageId' in fact)
    return first(tx.select({ jobId: messages.jobId }).from(messages).where(eq(messages.id, fact.messageId)));
  if ('reviewId' in fact)
    return first(tx.select({ jobId: reviews.jobId }).from(reviews).where(eq(reviews.id, fact.reviewId)));
  if ('paymentId' in fact)
    return first(tx.select({ jobId: payments.jobId }).from(payments).where(eq(payments.id, fact.paymentId)));
  return null;
}
const first = async (rows: PromiseLike<{ jobId: string | null }[]>) => (await rows)[0]?.jobId ?? null;

async function describe(
  tx: Reader,
  { jobId, readJob }: About,
  fact: Fact & { rowId?: string | undefined },
): Promise<Described | null> {
  const { kind, rowId } = fact;
  if (isAbout(fact, bidKinds)) return bidContent(tx, jobId, fact);
  if (kind === 'message sent') return messageContent(tx, fact);
  if (kind === 'photo added' && rowId) return photoContent(tx, jobId, rowId);
  if (kind === 'task marked' && rowId) return taskContent(tx, jobId, rowId);
  if (isAbout(fact, findingKinds) && rowId) return findingContent(tx, kind, rowId);
  if ('reviewId' in fact) return reviewContent(tx, fact.reviewId, kind);
  if ('paymentId' in fact && kind !== 'job paid') return paymentContent(tx, fact.paymentId, fact);
  const job = await readJob();
  const content = job && isAbout(fact, workKinds) ? withoutPrice(job) : job;
  const more = await reportContent(tx, jobId, kind);
  const isAsked = kind === 'cleaner invited' || kind === 'request declined';
  const asked = isAsked ? { cleanerId: fact.cleanerId, personId: fact.cleanerId } : {};
  return content && { content: { kind, ...content, ...more, ...saidBy(fact) }, ...asked };
}

/** What a cleaner may show to others later on, without what it paid: another link tells that. */
const workKinds = ['cleaner confirmed', 'work started', 'work submitted', 'could not clean', 'job paid'] as const;
/** After these the price is another, or final. */
const priced = ['could not clean', 'job paid'] as const;
const bidKinds = ['bid placed', 'bid changed', 'bid withdrawn'] as const;
const findingKinds = ['damage found', 'supply low', 'note left'] as const;
const isAbout = <Kind extends FactKind>(fact: Fact, kinds: readonly Kind[]): fact is FactOf<Kind> =>
  kinds.some((kind) => kind === fact.kind);

/** What a fact says besides its ids: who did it, why, what comes next. */
function saidBy(fact: Fact): Record<string, unknown> {
  const said: readonly string[] = ['by', 'reason', 'since', 'next', 'after', 'promoted'];
  return Object.fromEntries(Object.entries(fact).filter(([name]) => said.includes(name)));
}

async function bidContent(tx: Reader, jobId: string, { kind, bidId }: FactOf<(typeof bidKinds)[number]>) {
  const [bid] = await tx.select().from(bids).where(eq(bids.id, bidId));
  if (!bid) return null;
  const { cleanerId, amountCents, estimatedHours } = bid;
  const cleaner = await markPerson(tx, jobId, cleanerId);
  return { content: { kind, cleaner, amountCents, estimatedHours }, cleanerId, personId: cleanerId };
}

/** Its id, which only the two of the conversation know, is the salt of its text. */
async function messageContent(tx: Reader, { kind, messageId }: FactOf<'message sent'>) {
  const { authorId, cleanerId, text } = messages;
  const [message] = await tx.select({ authorId, cleanerId, text }).from(messages).where(eq(messages.id, messageId));
  if (!message) return null;
  const from = message.authorId === message.cleanerId ? 'cleaner' : 'host';
  const sent = tx
    .select({ uploadId: messagePhotos.uploadId })
    .from(messagePhotos)
    .where(eq(messagePhotos.messageId, messageId))
    .orderBy(asc(messagePhotos.position));
  const content = { kind, from, text: hashOf(`${messageId}\n${message.text}`), photos: await hashesOf(tx, sent) };
  return { content, cleanerId: message.cleanerId, personId: message.authorId };
}

/** Its id, which only the two of the job know and no link tells, is the salt of its words. */
async function findingContent(tx: Reader, kind: FactKind, id: string) {
  const [found] = await tx.select().from(findings).where(eq(findings.id, id));
  if (!found) return null;
  const photos = await tx
    .select({ hash: uploadLooks.pictureHash })
    .from(findingPhotos)
    .leftJoin(uploadLooks, eq(uploadLooks.uploadId, findingPhotos.uploadId))
    .where(eq(findingPhotos.findingId, id))
    .orderBy(asc(findingPhotos.position));
  const sha256 = photos.map(({ hash }) => hash?.toString('hex') ?? null);
  const text = hashOf(JSON.stringify([id, found.item, found.room, found.note]));
  return { content: { kind, foundAt: found.foundAt, sha256, text }, personId: found.finderId };
}

/**
 * Its id stands in the link, so its words are salted with what their authors' marks are: a file that names them both can
 * prove the words, and once one of them has left, nobody can guess them.
 */
async function taskContent(tx: Reader, jobId: string, id: string) {
  const [found] = await tx
    .select({ task: jobTasks, hostId: jobs.hostId })
    .from(jobTasks)
    .innerJoin(jobs, eq(jobs.id, jobTasks.jobId))
    .where(eq(jobTasks.id, id));
  if (!found) return null;
  const { doneAt, markedAt, markedBy, name, room, skippedReason } = found.task;
  const authors = [found.hostId, ...(markedBy ? [markedBy] : [])];
  const known = await knowPeople(tx, jobId, authors);
  const salts = authors.map((author) => known(author).salt);
  const state = doneAt ? 'done' : skippedReason === null ? 'open' : 'skipped';
  const text = hashOf(JSON.stringify([...salts, id, name, room, skippedReason]));
  const by = markedBy && known(markedBy).mark;
  return { content: { kind: 'task marked', task: id, state, markedAt, text, by } };
}

async function reviewContent(tx: Reader, id: string, kind: FactKind) {
  const [row] = await tx
    .select({ review: reviews, hostId: jobs.hostId })
    .from(reviews)
    .innerJoin(jobs, eq(jobs.id, reviews.jobId))
    .where(eq(reviews.id, id));
  if (!row) return null;
  const { authorId, overallStars: stars, moderationStatus, comment } = row.review;
  const from = authorId === row.hostId ? 'host' : 'cleaner';
  const text = comment === null ? null : hashOf(`${id}\n${comment}`);
  return { content: { kind, from, stars, moderationStatus, text }, personId: authorId };
}

async function paymentContent(tx: Reader, id: string, fact: Fact) {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!payment) return null;
  const { kind: of, amountCents, refundedCents } = payment;
  return { content: { kind: fact.kind, of, amountCents, refundedCents } };
}

/** What the job is worth by now; where it was paid, also what the host's card paid and the fee of each side. */
async function priceContent(tx: Reader, { jobId, readJob }: About, fact: FactOf<(typeof priced)[number]>) {
  const content = { kind: 'price told', after: fact.kind, ...(await readJob()) };
  if (fact.kind === 'could not clean') return content;
  const [paid] = await tx
    .select({ hostFeeCents: jobs.hostFeeCents, cleanerFeeCents: jobs.cleanerFeeCents, cents: payments.amountCents })
    .from(jobs)
    // nothing where nothing was to be paid
    .leftJoin(payments, fact.paymentId === null ? sql`false` : eq(payments.id, fact.paymentId))
    .where(eq(jobs.id, jobId));
  return {
    ...content,
    ...{ hostFeeCents: paid?.hostFeeCents, cleanerFeeCents: paid?.cleanerFeeCents, paidCents: paid?.cents ?? 0 },
  };
}
