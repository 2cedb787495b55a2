import * as system from '#contract/system.ts';
import { route } from '#server/platform/http/route.ts';
import { readiness } from './readiness.ts';
import { showConfig } from './show-config.ts';

export const systemRoutes = [
  route(system.live, async () => ({ status: 'ok' as const })),
  route(system.ready, ({ kit }) => readiness(kit)),
  route(system.getConfig, async ({ kit }) => showConfig(kit)),
];
