import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { voidOffersAt } from '../posting/void-offers-at.ts';
import { tellOfAcceptance, tellOfBid } from './mail-about-bids.ts';
import { tellOfCanceling, tellOfChange } from './mail-about-changes.ts';
import { hostOf, mailAboutJob } from './mail-about-job.ts';

/** What follows for hosts and cleaners when something happens between them. */
export const hiringFollowers = (kit: Kit): Followers => ({
  'property moved': [({ propertyId }) => voidOffersAt(kit, propertyId)],
  'bid placed': [(fact, factId) => tellOfBid(kit, fact, factId)],
  'bid accepted': [(fact, factId) => tellOfAcceptance(kit, fact, factId)],
  'request accepted': [
    async (fact, factId) => {
      await tellHost(kit, fact.jobId, 'hiring.requestAccepted', factId);
      await tellOfAcceptance(kit, { ...fact, cleanerId: null }, factId);
    },
  ],
  'request declined': [({ jobId }, factId) => tellHost(kit, jobId, 'hiring.requestDeclined', factId)],
  'cleaner invited': [
    ({ jobId, cleanerId }, factId) =>
      mailAboutJob(kit, factId, { jobId, to: [cleanerId], words: 'hiring.cleanerInvited' }),
  ],
  'cleaner confirmed': [({ jobId }, factId) => tellHost(kit, jobId, 'hiring.cleanerConfirmed', factId)],
  'cleaner withdrew': [({ jobId, next }, factId) => tellHost(kit, jobId, `hiring.cleanerWithdrew.${next}`, factId)],
  'deadline missed': [
    async ({ jobId, cleanerId, next }, factId) => {
      await tellHost(kit, jobId, `hiring.deadlineMissed.${next}`, factId);
      await mailAboutJob(kit, factId, { jobId, to: [cleanerId], words: 'hiring.jobLost' });
    },
  ],
  'job changed': [(fact, factId) => tellOfChange(kit, fact, factId)],
  'job canceled': [(fact, factId) => tellOfCanceling(kit, fact, factId)],
});

const tellHost = async (kit: Kit, jobId: string, words: `hiring.${string}`, factId: string): Promise<void> =>
  mailAboutJob(kit, factId, { jobId, to: await hostOf(kit, jobId), words });
