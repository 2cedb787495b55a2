/** For how many hours those who are invited first have a job to themselves, and how many they can be; each gets a mail. Without zod, for forms. */
export const firstHours = [2, 6, 12, 24] as const;
export const mostInvitedFirst = 10;
