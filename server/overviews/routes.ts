import * as overviews from '#contract/overviews.ts';
import { route } from '#server/platform/http/route.ts';
import { showCleanerOverview } from './show-cleaner-overview.ts';
import { showHostOverview } from './show-host-overview.ts';

export const overviewRoutes = [
  route(overviews.getHostOverview, ({ kit, actor }) => showHostOverview(kit, actor)),
  route(overviews.getCleanerOverview, ({ kit, actor }) => showCleanerOverview(kit, actor)),
];
