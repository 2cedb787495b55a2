import { z } from 'zod';
import { cents } from './amounts.ts';
import { evidenceCodes, evidenceKinds, type FairRule, fairRuleNames } from './fair-rules.ts';
import { disputeReasons, disputeStatuses, jobSides, keptOutReasons, resolvers } from './states.ts';
import { reportTerms } from './terms-shape.ts';
import { id, instant, maybe } from './wire.ts';

const evidence = z.object({
  kind: z.enum(evidenceKinds),
  /** Of the task or picture. */
  id: maybe(id),
  /** In English. */
  text: z.string(),
  /** The same as a code with its values, so that a screen can show it in another language; `at` is an instant. */
  code: z.enum(evidenceCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A problem with a submitted job, reported by its host; a job is reported once. */
export const dispute = z.object({
  id,
  jobId: id,
  reason: z.enum(disputeReasons),
  text: z.string(),
  photoUrls: z.array(z.string()),
  /** The tasks of the checklist that the host names. */
  taskIds: z.array(id),
  createdAt: instant,
  answer: maybe(
    z.object({
      text: z.string(),
      photoUrls: z.array(z.string()),
      recleanAt: maybe(instant),
      keptOutBy: maybe(z.enum(keptOutReasons)),
      at: instant,
    }),
  ),
  /** What the rule table proposes; null until the cleaner has answered or let their time pass. */
  proposal: maybe(
    z.object({
      payoutCents: cents,
      rules: z.array(
        z.object({
          // keys() loses the literal types
          rule: z.enum(fairRuleNames as [FairRule, ...FairRule[]]),
          takenOffCents: cents,
          evidence: z.array(evidence),
        }),
      ),
    }),
  ),
  /** Who has accepted the proposal while the other has not. */
  acceptedBy: maybe(z.enum(jobSides)),
  escalation: maybe(z.object({ by: z.enum(jobSides), text: maybe(z.string()), at: instant })),
  /** Its deadlines, kept since it was made. */
  terms: reportTerms,
  status: z.enum(disputeStatuses),
  /** The end of the present step; null once resolved. */
  deadline: maybe(instant),
  resolution: maybe(
    z.object({
      payoutCents: cents,
      by: z.enum(resolvers),
      /** The admin's. */
      reason: maybe(z.string()),
      at: instant,
    }),
  ),
});
export type Dispute = z.infer<typeof dispute>;
