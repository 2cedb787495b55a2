import type * as signals from './account-signals.ts';
import type * as analytics from './admin-analytics.ts';
import type * as audit from './admin-audit.ts';
import type * as health from './admin-health.ts';
import type * as jobs from './admin-jobs.ts';
import type * as people from './admin-people.ts';
import type * as queue from './admin-queue.ts';
import type * as settings from './admin-settings.ts';
import { callOf } from './endpoint.ts';
import type * as visits from './visits.ts';

// The calls of the admin’s sections about people, jobs, homes, figures and the audit log, kept as those in calls.ts are.

export const changeSetting = callOf<typeof settings.changeSetting>('PUT', '/api/admin/settings/{name}', ['settings']);
export const changeUsers = callOf<typeof people.changeUsers>('POST', '/api/admin/users/bulk', ['account']);
export const endUserSessions = callOf<typeof people.endUserSessions>('POST', '/api/admin/users/{id}/end-sessions', [
  'account',
]);
export const endUserTwoFactor = callOf<typeof people.endUserTwoFactor>('POST', '/api/admin/users/{id}/end-two-factor', [
  'account',
]);
export const eraseUser = callOf<typeof people.eraseUser>('POST', '/api/admin/users/{id}/erase', ['account']);
export const showOpenOfUser = callOf<typeof people.showOpenOfUser>('GET', '/api/admin/users/{id}/open');
export const getAnalytics = callOf<typeof analytics.getAnalytics>('GET', '/api/admin/analytics');
export const listAnalyticsCities = callOf<typeof analytics.listAnalyticsCities>('GET', '/api/admin/analytics/cities');
export const listAnalyticsDays = callOf<typeof analytics.listAnalyticsDays>('GET', '/api/admin/analytics/days');
export const listCohorts = callOf<typeof analytics.listCohorts>('GET', '/api/admin/analytics/cohorts');
export const getSystemHealth = callOf<typeof health.getSystemHealth>('GET', '/api/admin/health');
export const listAllJobs = callOf<typeof jobs.listAllJobs>('GET', '/api/admin/jobs');
export const listAllProperties = callOf<typeof jobs.listAllProperties>('GET', '/api/admin/properties');
export const listAuditActions = callOf<typeof audit.listAuditActions>('GET', '/api/admin/audit-logs/actions');
export const listAuditLogs = callOf<typeof audit.listAuditLogs>('GET', '/api/admin/audit-logs');
export const listQueue = callOf<typeof queue.listQueue>('GET', '/api/admin/queue');
export const listSettings = callOf<typeof settings.listSettings>('GET', '/api/admin/decided-settings');
export const listSettingVersions = callOf<typeof settings.listSettingVersions>('GET', '/api/admin/setting-versions');
export const listUsers = callOf<typeof people.listUsers>('GET', '/api/admin/users');
export const restoreSetting = callOf<typeof settings.restoreSetting>('POST', '/api/admin/settings/{name}/restore', [
  'settings',
]);
export const restoreUser = callOf<typeof people.restoreUser>('POST', '/api/admin/users/{id}/restore', ['account']);
export const suspendUser = callOf<typeof people.suspendUser>('POST', '/api/admin/users/{id}/suspend', ['account']);
export const verifyAuditChain = callOf<typeof audit.verifyAuditChain>('GET', '/api/admin/audit-logs/chain');
export const beginVisit = callOf<typeof visits.beginVisit>('POST', '/api/admin/users/{id}/visit', []);
export const endVisit = callOf<typeof visits.endVisit>('POST', '/api/admin/visits/{id}/end', []);
export const listSignals = callOf<typeof signals.listSignals>('GET', '/api/admin/users/{id}/signals');
