import { aboutAccounts } from './about-accounts.ts';
import { aboutBids } from './about-bids.ts';
import { aboutCalendars } from './about-calendars.ts';
import { aboutChecks } from './about-checks.ts';
import { aboutContent } from './about-content.ts';
import { aboutHelpers } from './about-helpers.ts';
import { aboutJobs } from './about-jobs.ts';
import { aboutMessages } from './about-messages.ts';
import { aboutMoney } from './about-money.ts';
import { aboutPayouts } from './about-payouts.ts';
import { aboutReminders } from './about-reminders.ts';
import { aboutReports } from './about-reports.ts';
import { aboutReviews } from './about-reviews.ts';
import { aboutTeams } from './about-teams.ts';
import type { WhoHears } from './announcement.ts';

/** For each fact, who is notified and by which channel. A fact without an entry does not compile. */
export const whoHears: WhoHears = {
  ...aboutAccounts,
  ...aboutBids,
  ...aboutCalendars,
  ...aboutHelpers,
  ...aboutJobs,
  ...aboutContent,
  ...aboutMessages,
  ...aboutMoney,
  ...aboutPayouts,
  ...aboutReports,
  ...aboutReviews,
  ...aboutTeams,
  ...aboutChecks,
  ...aboutReminders,
};
