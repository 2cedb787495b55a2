let people = 100;

/** An SSN no one else has, ending in 6789: two accounts with the same one are not both approved. */
export const anSsn = (): string => `${String(++people).padStart(3, '0')}-45-6789`;
