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
  /** What waits there, and whether that is urgent. */
  badge?: (stats: AdminStats) => { count: number; urgent: boolean };
  /** Of what it is made up, where that is of two kinds. */
  parts?: (stats: AdminStats) => { yours: number; theirs: number };
}

/** Those that the host and the cleaner still talk about. */
export const disputesOfOthers = ({ disputeCount, escalatedDisputeCount }: AdminStats) =>
  disputeCount - escalatedDisputeCount;

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
      { section: 'users', icon: Users, badge: ({ userCount: count }) => ({ count, urgent: false }) },
      {
        section: 'background-checks',
        icon: ShieldCheck,
        badge: ({ pendingBackgroundChecks: count }) => ({ count, urgent: count > 0 }),
      },
    ],
  },
  {
    group: 'operations',
    entries: [
      { section: 'properties', icon: House, badge: ({ propertyCount: count }) => ({ count, urgent: false }) },
      { section: 'jobs', icon: BrushCleaning, badge: ({ openJobCount: count }) => ({ count, urgent: count > 5 }) },
      {
        section: 'calendar-integration',
        icon: CalendarSync,
        badge: ({ calendarIntegrationCount: count }) => ({ count, urgent: false }),
      },
    ],
  },
  {
    group: 'quality',
    entries: [
      { section: 'reviews', icon: Star, badge: ({ pendingReviewCount: count }) => ({ count, urgent: false }) },
      {
        section: 'disputes',
        icon: Scale,
        badge: ({ disputeCount: count }) => ({ count, urgent: count > 0 }),
        parts: (stats) => ({ yours: stats.escalatedDisputeCount, theirs: disputesOfOthers(stats) }),
      },
      {
        section: 'content-moderation',
        icon: MessageSquare,
        badge: ({ openContentCount: count }) => ({ count, urgent: false }),
      },
    ],
  },
  {
    group: 'financial',
    entries: [
      {
        section: 'payments',
        icon: CreditCard,
        badge: ({ pendingPaymentCount: count }) => ({ count, urgent: false }),
      },
      { section: 'payouts', icon: Landmark },
    ],
  },
  {
    group: 'system',
    entries: [
      {
        section: 'notifications',
        icon: Bell,
        badge: ({ failedNoticeCount, failedTaskCount }) => ({
          count: failedNoticeCount + failedTaskCount,
          urgent: false,
        }),
        parts: ({ failedNoticeCount: yours, failedTaskCount: theirs }) => ({ yours, theirs }),
      },
      { section: 'audit-logs', icon: ScrollText },
      { section: 'staff', icon: UserRoundCheck },
      { section: 'settings', icon: Settings },
    ],
  },
];
