/**
 * With less than that until it begins, a cleaning without a sure cleaner waits for an admin: who looks once a day still has
 * half a day left to find somebody.
 */
export const uncoveredSoonHours = 36;
