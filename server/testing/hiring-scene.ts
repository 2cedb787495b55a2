import assert from 'node:assert/strict';
import { toCents } from '#contract/money.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { aJob, type JobInTest } from './a-job.ts';
import type { House } from './house.ts';
import type { Answer } from './peek-at-stream.ts';
import { aHost, type Somebody } from './people.ts';

interface Row {
  id: string;
}

/** A host, three cleaners who may work, and what hiring tests keep asking. */
export async function aScene(house: House) {
  const host = await aHost(house);
  const [ana, ben, cleo] = [
    await anApprovedCleaner(house, 'Ana'),
    await anApprovedCleaner(house, 'Ben'),
    await anApprovedCleaner(house, 'Cleo'),
  ];
  const choose = (job: Row, ...chosen: (Row | undefined)[]): Promise<Answer> =>
    house.patch(
      `/api/jobs/${job.id}/select-cleaners`,
      { primaryBidId: chosen[0]?.id, backupBidId: chosen[1]?.id ?? null, tertiaryBidId: chosen[2]?.id },
      host.token,
    );
  return {
    host,
    ana,
    ben,
    cleo,
    choose,
    assign: (job: Row, cleaner: Somebody, more: object = {}): Promise<Answer> =>
      house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id, ...more }, host.token),
    /** Ana for $90, Ben for $110 and Cleo for $130, chosen in that order. */
    async aLadder(): Promise<{ job: JobInTest; team: Row[] }> {
      const job = await aJob(house, host);
      const team = [
        await aBid(house, ana, job, { amountCents: toCents(9000) }),
        await aBid(house, ben, job, { amountCents: toCents(11_000) }),
        await aBid(house, cleo, job, { amountCents: toCents(13_000) }),
      ];
      assert.equal((await choose(job, ...team)).status, 200);
      return { job, team };
    },
    /** Each bidder's name → status and rank of their latest bid. */
    async bidsOf(job: Row): Promise<Record<string, [status: string, teamRank: number | null]>> {
      const { body } = await house.get(`/api/jobs/${job.id}/bids`, host.token);
      const bids: { cleaner: { name: string }; status: string; teamRank: number | null }[] = body;
      return Object.fromEntries(bids.map(({ cleaner, status, teamRank }) => [cleaner.name, [status, teamRank]]));
    },
    /** Subjects of someone's mails, newest first, once all deferred work is done. */
    async mailsTo(person: Somebody): Promise<string[]> {
      await house.work();
      const mails = await recentMails(house.kit.db, person.email);
      return mails.map(({ subject }) => subject);
    },
    /** The job's row in the database. */
    jobRow: async ({ id }: Row) => (await house.kit.db.$client.query('select * from job where id = $1', [id])).rows[0],
  };
}
