export { feeAt } from './fee-at.ts';
export { followSettings, inForce } from './in-force.ts';
export { leaveSettings } from './leave-settings.ts';
export { readSetting, usualOf } from './read-setting.ts';
export { requireOn } from './require-on.ts';
export { requireSignUp } from './require-sign-up.ts';
export { settingRoutes } from './routes.ts';
export { supportEmail } from './support-email.ts';
export { lowestFeeAt, termsOfHiring, termsOfReport } from './terms-in-force.ts';
