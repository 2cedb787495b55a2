export { leaveSettings } from './leave-settings.ts';
export { readSetting } from './read-setting.ts';
export { settingRoutes } from './routes.ts';
