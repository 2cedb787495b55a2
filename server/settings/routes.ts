import * as settings from '#contract/admin-settings.ts';
import { route } from '#server/platform/http/route.ts';
import { type AuditSetting, changeSetting, restoreSetting } from './change-setting.ts';
import { listVersions } from './list-versions.ts';
import { readSettings } from './read-setting.ts';

export const settingRoutes = (audit: AuditSetting) => [
  route(settings.changeSetting, ({ kit, actor, params, body }) =>
    changeSetting(kit, actor, { ...params, ...body }, audit),
  ),
  route(settings.restoreSetting, ({ kit, actor, params, body }) =>
    restoreSetting(kit, actor, { ...params, ...body }, audit),
  ),
  route(settings.listSettings, ({ kit }) => readSettings(kit.db)),
  route(settings.listSettingVersions, ({ kit, query }) => listVersions(kit, query)),
];
