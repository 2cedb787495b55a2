export { isBusyBetween, keepBusyTimes, readBusyTimes } from './busy-times.ts';
export { clearanceOf } from './clearance-of.ts';
export { saidWishes } from './default-profile.ts';
export { ensureProfile } from './ensure-profile.ts';
export { giveBack } from './give-back.ts';
export { giveCredits } from './give-credits.ts';
export { sealedIdentityColumns, ssnFingerprint } from './identity.ts';
export { leaveCleaners } from './leave-cleaners.ts';
export { lockCleaner } from './lock-cleaner.ts';
export { ownIdentity } from './own-identity.ts';
export {
  approvedUntil,
  type Clearance,
  type HelperClearance,
  isApproved,
  isCleared,
  isStillApproved,
  keepsHeldJobs,
  mayComeAlong,
} from './policy.ts';
export { profilePictures } from './profile-pictures.ts';
export { refuseMinors } from './refuse-minors.ts';
export { cleanerRoutes } from './routes.ts';
export type { IdentityClaim, OnNewIdentity } from './save-identity.ts';
export { setClearance } from './set-clearance.ts';
export { forgetSsns, readSsn } from './stored-ssn.ts';
export { takeDown } from './take-down.ts';
export { timeZoneOf } from './time-zone-of.ts';
export { workOnOwn } from './work-on-own.ts';
