/** How many photos a job can have. */
export const photosPerJob = 30;
/** How many photos what a cleaner found in a home can have. */
export const photosPerFinding = 6;
/** The most pixels one picture may have; decoding more would take too much memory. */
export const uploadPixels = 50_000_000;
export const uploadBytes = 15 * 1024 * 1024;
/** How many pictures from the last 24 hours that are not used anywhere an account can have. */
export const unusedUploadsPerDay = 60;
/** The most bytes that come at once of a photo that was cut off: small enough for a bad signal, and for any proxy. */
export const uploadPartBytes = 64 * 1024;
/** How many photos of an account can lie there unfinished; the oldest makes room. */
export const unfinishedUploads = 6;
/** How many photos of an account can be begun in parts within 24 hours: three cuts for each of a long day’s. */
export const begunUploadsPerDay = 600;
