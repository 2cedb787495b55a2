import {
  Bell,
  BrushCleaning,
  CalendarSync,
  ChartNoAxesCombined,
  CreditCard,
  Gauge,
  House,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import type { getAdminStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { AdminSection } from './section-names.ts';

export type AdminStats = AnswerOf<typeof getAdminStats>;

interface SectionEntry {
  section: AdminSection;
  icon: LucideIcon;
  /** Of what waits; how much there is in all, the section says itself. */
  counts?: (stats: AdminStats) => SectionCounts;
}

export interface SectionCounts {
  /** What waits for the admin who looks. */
  yours?: number;
  /** What there is, or waits for others. */
  theirs?: number;
  /** All of it is urgent, whomever it waits for. */
  urgent?: boolean;
}

/** Those that the host and the cleaner still talk about. */
export const disputesOfOthers = ({ disputeCount, escalatedDisputeCount }: AdminStats) =>
  disputeCount - escalatedDisputeCount;

/** A handful of jobs that look for a cleaner is how it should be; more need somebody to look why. */
export const fewOpenJobs = 5;

/** The groups of the sidebar in their order. */
export const adminGroups: readonly {
  group: 'overview' | 'users' | 'operations' | 'quality' | 'financial' | 'system';
  entries: readonly SectionEntry[];
}[] = [
  {
    group: 'overview',
    entries: [
      { section: 'dashboard', icon: Gauge },
      { section: 'analytics', icon: ChartNoAxesCombined },
    ],
  },
  {
    group: 'users',
    entries: [
      { section: 'users', icon: Users },
      {
        section: 'background-checks',
        icon: ShieldCheck,
        counts: ({ pendingBackgroundChecks: yours }) => ({ yours }),
      },
    ],
  },
  {
    group: 'operations',
    entries: [
      { section: 'properties', icon: House },
      {
        section: 'jobs',
        icon: BrushCleaning,
        counts: ({ openJobCount: theirs }) => ({ theirs, urgent: theirs > fewOpenJobs }),
      },
      { section: 'calendar-integration', icon: CalendarSync },
    ],
  },
  {
    group: 'quality',
    entries: [
      { section: 'reviews', icon: Star, counts: ({ pendingReviewCount: yours }) => ({ yours }) },
      {
        section: 'disputes',
        icon: Scale,
        counts: (stats) => ({ yours: stats.escalatedDisputeCount, theirs: disputesOfOthers(stats), urgent: true }),
      },
      {
        section: 'content-moderation',
        icon: MessageSquare,
        counts: ({ openContentCount: yours }) => ({ yours }),
      },
    ],
  },
  {
    group: 'financial',
    entries: [
      {
        section: 'payments',
        icon: CreditCard,
        counts: ({ confirmableRefundCount: yours, pendingPaymentCount: theirs }) => ({ yours, theirs }),
      },
      { section: 'payouts', icon: Landmark, counts: ({ heldPayoutCount: yours }) => ({ yours }) },
    ],
  },
  {
    group: 'system',
    entries: [
      {
        section: 'notifications',
        icon: Bell,
        counts: ({ failedNoticeCount, failedTaskCount }) => ({ yours: failedNoticeCount + failedTaskCount }),
      },
      { section: 'audit-logs', icon: ScrollText },
      { section: 'staff', icon: UserRoundCheck },
      { section: 'settings', icon: Settings },
    ],
  },
];
