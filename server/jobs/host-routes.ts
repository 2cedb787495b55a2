import * as autoAccept from '#contract/auto-accept.ts';
import * as homeChecklist from '#contract/home-checklist.ts';
import * as hostCleaners from '#contract/host-cleaners.ts';
import * as templates from '#contract/posting-templates.ts';
import { route } from '#server/platform/http/route.ts';
import { saveRule, showAutoAccept } from './auto-accept/auto-accept-rule.ts';
import { saveHomeChecklist } from './checklists/save-home-checklist.ts';
import { showHomeChecklist } from './checklists/show-home-checklist.ts';
import { blockCleaner, unblockCleaner } from './hiring/block-cleaner.ts';
import { favoriteCleaner, unfavoriteCleaner } from './hiring/favorite-cleaner.ts';
import { noteCleaner } from './hiring/note-cleaner.ts';
import { removeTemplate, renameTemplate } from './templates/change-template.ts';
import { listTemplates } from './templates/list-templates.ts';
import { saveTemplate } from './templates/save-template.ts';

/** What a host settles once for many jobs: the cleaners they know, the lists of their homes, templates and a rule. */
export const hostRoutes = [
  route(homeChecklist.getHomeChecklist, ({ kit, actor, params }) => showHomeChecklist(kit, actor, params.id)),
  route(homeChecklist.saveHomeChecklist, ({ kit, actor, params, body }) =>
    saveHomeChecklist(kit, actor, params.id, body),
  ),
  route(templates.listPostingTemplates, ({ kit, actor }) => listTemplates(kit, actor)),
  route(templates.savePostingTemplate, ({ kit, actor, body }) => saveTemplate(kit, actor, body)),
  route(templates.renamePostingTemplate, ({ kit, actor, params, body }) =>
    renameTemplate(kit, actor, params.id, body.name),
  ),
  route(templates.removePostingTemplate, ({ kit, actor, params }) => removeTemplate(kit, actor, params.id)),
  route(autoAccept.getAutoAccept, ({ kit, actor }) => showAutoAccept(kit, actor)),
  route(autoAccept.saveAutoAccept, ({ kit, actor, body }) => saveRule(kit, actor, body)),
  route(hostCleaners.blockCleaner, ({ kit, actor, params }) => blockCleaner(kit, actor, params.id)),
  route(hostCleaners.unblockCleaner, ({ kit, actor, params }) => unblockCleaner(kit, actor, params.id)),
  route(hostCleaners.favoriteCleaner, ({ kit, actor, params }) => favoriteCleaner(kit, actor, params.id)),
  route(hostCleaners.unfavoriteCleaner, ({ kit, actor, params }) => unfavoriteCleaner(kit, actor, params.id)),
  route(hostCleaners.noteCleaner, ({ kit, actor, params, body }) => noteCleaner(kit, actor, params.id, body.note)),
];
