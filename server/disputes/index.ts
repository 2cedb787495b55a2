export { disputeOfJob } from './dispute-of-job.ts';
export { endReportSteps } from './end-report-steps.ts';
export { leaveDisputes } from './leave-disputes.ts';
export { photosInReports } from './report-photos.ts';
export { disputeRoutes } from './routes.ts';
export { threadOfDispute } from './thread-of-dispute.ts';
