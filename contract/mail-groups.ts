/** What mails are about, in the order in which somebody meets them. */
export const mailGroups = [
  ...(['account', 'invitations', 'checks', 'hiring', 'changes', 'endings', 'work', 'payments', 'payouts'] as const),
  ...(['reports', 'reviews', 'notices', 'staff'] as const),
] as const;
export type MailGroup = (typeof mailGroups)[number];
