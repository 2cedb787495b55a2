export { findable, readApproved } from './approved-cleaner.ts';
export { clearanceOf } from './clearance-of.ts';
export { ensureProfile } from './ensure-profile.ts';
export { lockCleaner } from './lock-cleaner.ts';
export { type Clearance, isApproved, isCleared } from './policy.ts';
export { refuseMinors } from './refuse-minors.ts';
export { cleanerRoutes } from './routes.ts';
export { setClearance } from './set-clearance.ts';
export { forgetSsns, readSsn } from './stored-ssn.ts';
