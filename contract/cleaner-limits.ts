/** What a cleaner may ask for an hour, in dollars; while they sign up less than later. */
export const hourlyRateLimits = { least: 15, mostAtFirst: 100, most: 200, step: 0.5 } as const;

/** How far from home jobs may be, in kilometres. */
export const serviceRadiusLimits = { least: 5, most: 100 } as const;

/** How many things somebody can say they are especially good at. */
export const mostSpecialties = 20;
