import * as admin from '#contract/admin.ts';
import { getSystemHealth } from '#contract/admin-health.ts';
import * as tasks from '#contract/failed-tasks.ts';
import * as reads from '#contract/read-together.ts';
import * as system from '#contract/system.ts';
import { route } from '#server/platform/http/route.ts';
import { apiDocsPage, type OpenApi } from './api-docs-page.ts';
import { dropFailedTask } from './drop-failed-task.ts';
import { showHealth } from './health/show-health.ts';
import { listFailedTasks } from './list-failed-tasks.ts';
import { readTogether } from './read-together.ts';
import { liveness, readiness } from './readiness.ts';
import { runFailedTask, runFailedTasks } from './run-failed-tasks.ts';
import { sendContact } from './send-contact.ts';
import { showConfig } from './show-config.ts';
import { showSettings } from './show-settings.ts';
import { updateSettings } from './update-settings.ts';

export const systemRoutes = [
  route(system.live, async ({ kit }) => liveness(kit)),
  route(system.ready, ({ kit }) => readiness(kit)),
  route(system.getConfig, ({ kit }) => showConfig(kit)),
  route(reads.readTogether, ({ request, query }) => readTogether(request, query.of), { secretAnswer: 'not cached' }),
  route(getSystemHealth, ({ kit }) => showHealth(kit)),
  route(admin.getSettings, ({ kit }) => showSettings(kit, kit.db)),
  route(admin.updateSettings, ({ kit, actor, body }) => updateSettings(kit, actor, body)),
  route(tasks.listFailedTasks, ({ kit, query }) => listFailedTasks(kit, query)),
  route(tasks.runFailedTask, ({ kit, actor, params }) => runFailedTask(kit, actor, params.id)),
  route(tasks.runFailedTasks, ({ kit, actor, body }) => runFailedTasks(kit, actor, body.task)),
  route(tasks.dropFailedTask, ({ kit, actor, params, body }) => dropFailedTask(kit, actor, params.id, body)),
  route(system.sendContact, ({ kit, actor, caller, body }) => sendContact(kit, { actor, caller, body })),
  route(
    system.getOpenApi,
    async ({ request, reply }) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(request.server.swagger())),
    { ownAnswer: true },
  ),
  route(
    system.getApiDocs,
    async ({ request, reply }) =>
      // the document's type knows nothing of our `x-access`
      reply.type('text/html; charset=utf-8').send(apiDocsPage(request.server.swagger() as OpenApi)),
    { ownAnswer: true },
  ),
];
