/** The zone this browser runs in: offered where a property's own is not known. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
