/** How many cleanings without their fee a cleaner earns by bringing in another, once that one completes a first job. */
export const creditsPerReferral = 10;
