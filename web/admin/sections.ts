import {
  Bell,
  CalendarSync,
  CreditCard,
  Gauge,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Scale,
  Settings,
  ShieldCheck,
  Star,
} from 'lucide-react';
import type { getAdminStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

export type AdminStats = AnswerOf<typeof getAdminStats>;
export const adminSections = [
  'dashboard',
  'background-checks',
  'calendar-integration',
  'reviews',
  'disputes',
  'content-moderation',
  'payments',
  'payouts',
  'notifications',
  'settings',
] as const;
export type AdminSection = (typeof adminSections)[number];

interface SectionEntry {
  section: AdminSection;
  icon: LucideIcon;
  /** What waits there, and whether that is urgent. */
  badge?: (stats: AdminStats) => { count: number; urgent: boolean };
}

/** The groups of the sidebar in their order. A section is listed once it is there. */
export const adminGroups: readonly {
  group: 'overview' | 'users' | 'operations' | 'quality' | 'financial' | 'system';
  entries: readonly SectionEntry[];
}[] = [
  { group: 'overview', entries: [{ section: 'dashboard', icon: Gauge }] },
  {
    group: 'users',
    entries: [
      {
        section: 'background-checks',
        icon: ShieldCheck,
        badge: ({ pendingBackgroundChecks: count }) => ({ count, urgent: count > 0 }),
      },
    ],
  },
  { group: 'operations', entries: [{ section: 'calendar-integration', icon: CalendarSync }] },
  {
    group: 'quality',
    entries: [
      { section: 'reviews', icon: Star, badge: ({ pendingReviewCount: count }) => ({ count, urgent: false }) },
      { section: 'disputes', icon: Scale, badge: ({ disputeCount: count }) => ({ count, urgent: count > 0 }) },
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
      { section: 'payments', icon: CreditCard },
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
          ...{ count: failedNoticeCount + failedTaskCount, urgent: failedTaskCount > 0 },
        }),
      },
      { section: 'settings', icon: Settings },
    ],
  },
];
