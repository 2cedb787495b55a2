export { findingsOfJob, photosOfFindings } from './findings-of.ts';
export { leaveFindings } from './leave-findings.ts';
export { findingRoutes } from './routes.ts';
