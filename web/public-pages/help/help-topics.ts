/** The questions by topic, in the order they are shown; their words are in `locales/<language>/help.json`. */
export const helpTopics = [
  { id: 'hosts', questions: ['postJob', 'chooseCleaner', 'backup', 'invite', 'changeJob', 'repeat'] },
  { id: 'calendar', questions: ['connect', 'wrongEntry', 'moved'] },
  { id: 'cleaners', questions: ['start', 'bid', 'address', 'photos', 'withdraw'] },
  { id: 'money', questions: ['fee', 'charged', 'receipt'] },
  { id: 'payouts', questions: ['paidWhen', 'paidHow'] },
  { id: 'trouble', questions: ['waiting', 'problem', 'guarantee'] },
  { id: 'account', questions: ['signIn', 'delete', 'language'] },
] as const;

export type HelpQuestion = (typeof helpTopics)[number]['questions'][number];
