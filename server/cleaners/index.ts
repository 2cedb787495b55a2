export { clearanceOf } from './clearance-of.ts';
export { ensureProfile } from './ensure-profile.ts';
export { type CleanerRow, lockCleaner } from './lock-cleaner.ts';
export { type Clearance, isApproved, isCleared } from './policy.ts';
export { setClearance } from './set-clearance.ts';
