/** How many a job can have. */
export const photosPerJob = 30;
/** The most that one picture may have; more would need too much memory to decode. */
export const uploadPixels = 50_000_000;
export const uploadBytes = 15 * 1024 * 1024;
/** How many pictures that nothing uses yet an account can have from the last 24 hours. */
export const unusedUploadsPerDay = 60;
