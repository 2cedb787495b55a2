import * as admin from '#contract/admin.ts';
import { route } from '#server/platform/http/route.ts';
import { showDashboard } from './show-dashboard.ts';
import { showStats } from './show-stats.ts';

export const adminRoutes = [
  route(admin.getAdminStats, ({ kit }) => showStats(kit)),
  route(admin.getDashboardStats, ({ kit }) => showDashboard(kit)),
];
