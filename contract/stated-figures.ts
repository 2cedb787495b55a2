/**
 * The figures of the specification as it words them; the city count stands for "over 50". Shown by the demo, and by
 * operators who confirmed them.
 */
export const statedFigures = { activeCleaners: 10_000, jobsCompleted: 50_000, averageRating: 4.9, cities: 50 };
