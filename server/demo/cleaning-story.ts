import { and, eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { disputeReasons } from '#contract/states.ts';
import { answerReport } from '#server/disputes/answer-report.ts';
import { escalateReport } from '#server/disputes/escalate-report.ts';
import { reportJob } from '#server/disputes/report-job.ts';
import { disputes } from '#server/disputes/table.ts';
import { placeBid } from '#server/jobs/bidding/place-bid.ts';
import { withdrawBid } from '#server/jobs/bidding/withdraw-bid.ts';
import { confirmJob } from '#server/jobs/hiring/confirm-job.ts';
import { selectCleaners } from '#server/jobs/hiring/hire.ts';
import { inviteCleaner } from '#server/jobs/hiring/invite-cleaner.ts';
import { withdrawFromJob } from '#server/jobs/hiring/withdraw-from-job.ts';
import { climbLadders } from '#server/jobs/index.ts';
import { cancelJob } from '#server/jobs/posting/cancel-job.ts';
import { postJob } from '#server/jobs/posting/post-job.ts';
import { jobs, jobTasks } from '#server/jobs/table.ts';
import { startWork } from '#server/jobs/working/start-work.ts';
import { submitWork } from '#server/jobs/working/submit-work.ts';
import { listMessages } from '#server/messages/list-messages.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { checkout } from '#server/payments/checkout.ts';
import { chargeExtraPay, dueCharges, owedBy, oweForCancel } from '#server/payments/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type HomeKey, homes } from './homes.ts';
import { judgeOpinion, type Opinion, writeOpinion } from './opinion.ts';
import { type Room, takePhotos } from './photos.ts';
import { type Shot, sendPhotos } from './send-photos.ts';
import { shareReady } from './share-ready.ts';
import type { Stage } from './stage.ts';
import { tickTasks } from './tick-tasks.ts';

const cancelPay = { owe: oweForCancel, charge: chargeExtraPay };

export interface Offer {
  /** Mailbox of the cleaner. */
  by: string;
  /** Dollars. */
  price: number;
  hours?: number;
  message?: string;
}

export interface Posting {
  home: HomeKey;
  start: Date;
  end: Date;
  type?: 'standard' | 'deep' | 'maintenance';
  /** Dollars; the home's usual payout where left out. */
  budget?: number;
  instructions?: string;
  tasks?: { name: string; price: number; required: boolean }[];
}

interface Problem {
  reason: (typeof disputeReasons)[number];
  text: string;
  /** The place of the task in the list that the host says was not done. */
  task?: number;
}

/** One cleaning from posting to review: each method notes when something happens to it; the use case does it then. */
export class CleaningStory {
  readonly #stage: Stage;
  readonly #posting: Posting;
  readonly #bids = new Map<string, string>();
  #id = '';

  constructor(stage: Stage, posting: Posting) {
    this.#stage = stage;
    this.#posting = posting;
  }

  get #host(): Actor {
    return this.#stage.cast.actor(homes[this.#posting.home].host);
  }

  posted(at: Date): this {
    const { home, start, end, type = 'standard', budget = homes[home].payout, instructions, tasks } = this.#posting;
    return this.#note(at, async ({ kit, homes: ids }) => {
      const wanted = {
        propertyId: ids.get(home) ?? '',
        startTime: start.toISOString(),
        endTime: end.toISOString(),
        payoutCents: toCents(budget * 100),
        cleaningType: type,
        specialInstructions: instructions ?? null,
        customTasks: tasks ?? [],
      };
      const job = await postJob(kit, this.#host, wanted, owedBy);
      this.#id = job.id;
    });
  }

  bid(at: Date, { by, price, hours, message }: Offer): this {
    return this.#note(at, async ({ kit, cast }) => {
      const offer = { amountCents: toCents(price * 100), estimatedHours: hours ?? null, message: message ?? null };
      const { id } = await placeBid(kit, cast.actor(by), this.#id, offer);
      this.#bids.set(by, id);
    });
  }

  takenBack(at: Date, by: string): this {
    return this.#note(at, ({ kit, cast }) => withdrawBid(kit, cast.actor(by), this.#bidOf(by)));
  }

  invited(at: Date, cleaner: string, message: string): this {
    return this.#note(at, ({ kit, cast }) =>
      inviteCleaner(kit, this.#host, this.#id, { cleanerId: cast.actor(cleaner).id, message }),
    );
  }

  /** The host writes to a cleaner, or the cleaner to the host. */
  wrote(at: Date, by: 'host' | 'cleaner', cleaner: string, text: string): this {
    return this.#note(at, ({ kit, cast }) => {
      const { id: cleanerId } = cast.actor(cleaner);
      const author = by === 'host' ? this.#host : cast.actor(cleaner);
      return sendMessage(kit, author, { jobId: this.#id, cleanerId }, { text });
    });
  }

  /** One of the two opens the conversation. */
  read(at: Date, by: 'host' | 'cleaner', cleaner: string): this {
    return this.#note(at, ({ kit, cast }) => {
      const { id: cleanerId } = cast.actor(cleaner);
      const reader = by === 'host' ? this.#host : cast.actor(cleaner);
      return listMessages(kit, reader, this.#id, { cleanerId, limit: 50 });
    });
  }

  /** First, second and third choice. */
  chosen(at: Date, first: string, second?: string, third?: string): this {
    return this.#note(at, ({ kit }) =>
      selectCleaners(kit, this.#host, this.#id, {
        primaryBidId: this.#bidOf(first),
        backupBidId: second ? this.#bidOf(second) : null,
        tertiaryBidId: third ? this.#bidOf(third) : null,
      }),
    );
  }

  confirmed(at: Date, by: string): this {
    return this.#note(at, ({ kit, cast }) => confirmJob(kit, cast.actor(by), this.#id));
  }

  steppedBack(at: Date, by: string): this {
    return this.#note(at, ({ kit, cast }) => withdrawFromJob(kit, cast.actor(by), this.#id));
  }

  /** The worker finds that the first choice never confirmed. */
  deadlineMissed(at: Date): this {
    return this.#note(at, ({ kit }) => climbLadders(kit));
  }

  canceled(at: Date): this {
    return this.#note(at, ({ kit }) => cancelJob(kit, this.#host, this.#id, cancelPay));
  }

  started(at: Date, by: string): this {
    return this.#note(at, ({ kit, cast }) => startWork(kit, cast.actor(by), this.#id));
  }

  /** Ticks the first tasks of the list, a few minutes apart; all of them without a count. */
  ticked(at: Date, count = 100): this {
    return this.#note(at, ({ kit }) => tickTasks(kit, this.#id, count));
  }

  photographed(at: Date, by: string, photoType: 'BEFORE' | 'AFTER', rooms: readonly Room[]): this {
    const { home, start } = this.#posting;
    return this.#note(at, ({ kit, cast, homes: ids }) => {
      const where = { jobId: this.#id, propertyId: ids.get(home) ?? '', home };
      return takePhotos(kit, { ...where, owner: cast.actor(by).id, start, photoType, rooms });
    });
  }

  /** Pictures that are checked as every upload is; what is wrong with one is seen on the job. */
  sent(at: Date, by: string, shots: readonly Shot[]): this {
    const { home } = this.#posting;
    return this.#note(at, ({ kit, cast, homes: ids }) => {
      const where = { home, propertyId: ids.get(home) ?? '', elsewhereId: ids.get('carriage') ?? '' };
      return sendPhotos(kit, cast.actor(by), { jobId: this.#id, ...where, shots });
    });
  }

  submitted(at: Date, by: string): this {
    return this.#note(at, ({ kit, cast }) => submitWork(kit, cast.actor(by), this.#id));
  }

  shared(at: Date, title: string): this {
    return this.#note(at, ({ kit }) => shareReady(kit, this.#host, this.#id, title));
  }

  paid(at: Date): this {
    return this.#note(at, ({ kit }) => checkout(kit, this.#host, this.#id, undefined));
  }

  /** The saved card is charged because two days have passed. */
  charged(at: Date): this {
    return this.#note(at, ({ kit }) => dueCharges(kit)());
  }

  /** A review by the host, or by the named cleaner; an admin reads it the next day. */
  reviewed(at: Date, by: string, opinion: Opinion): this {
    let id = '';
    this.#note(at, async ({ kit, cast }) => {
      const [job] = await kit.db.select().from(jobs).where(eq(jobs.id, this.#id));
      const author = by === 'host' ? this.#host : cast.actor(by);
      const targetId = by === 'host' ? job?.cleanerId : job?.hostId;
      id = await writeOpinion(this.#stage, { jobId: this.#id, author, targetId: targetId ?? '' }, opinion);
    });
    return opinion.waits ? this : this.#note(plus(at, 20 * hour), (stage) => judgeOpinion(stage, id, opinion));
  }

  /** The host reports a problem with the submitted work. */
  reported(at: Date, { task, ...said }: Problem): this {
    return this.#note(at, async ({ kit }) => {
      const isIt = and(eq(jobTasks.jobId, this.#id), eq(jobTasks.position, task ?? -1));
      const tasks = await kit.db.select({ id: jobTasks.id }).from(jobTasks).where(isIt);
      await reportJob(kit, this.#host, this.#id, { ...said, taskIds: tasks.map(({ id }) => id) });
    });
  }

  /** The cleaner answers, and the rule table makes its proposal. */
  answered(at: Date, by: string, text: string): this {
    return this.#note(at, async ({ kit, cast }) => answerReport(kit, cast.actor(by), await this.#report(), { text }));
  }

  /** The host would rather have an admin decide. */
  escalated(at: Date, text: string): this {
    return this.#note(at, async ({ kit }) => escalateReport(kit, this.#host, await this.#report(), { text }));
  }

  async #report(): Promise<string> {
    const [report] = await this.#stage.kit.db.select().from(disputes).where(eq(disputes.jobId, this.#id));
    if (!report) throw new Error('nobody has reported this cleaning');
    return report.id;
  }

  #note(at: Date, happen: (stage: Stage) => Promise<unknown>): this {
    this.#stage.at(at, () => happen(this.#stage));
    return this;
  }

  #bidOf(cleaner: string): string {
    const id = this.#bids.get(cleaner);
    if (!id) throw new Error(`${cleaner} has not bid for the cleaning of ${this.#posting.home}`);
    return id;
  }
}
