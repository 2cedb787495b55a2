import type { MailGroup } from '#contract/mail-groups.ts';

type Mails = typeof import('#locales/en/mail.json', { with: { type: 'json' }});
/** Words that mails share, and what every module has. */
type Shared = 'open' | 'openJob' | 'openMessages' | 'unsubscribe' | 'default';

const byPlace = {
  ...{ signIn: 'account', security: 'account', emailChange: 'account', account: 'account' },
  ...{ clientInvitation: 'invitations', helperInvitation: 'invitations', teamInvitation: 'invitations' },
  ...{ checkPaid: 'checks', checkPassed: 'checks', checkFailed: 'checks', checkApproved: 'checks' },
  ...{ checkRejected: 'checks', checkReopened: 'checks', checkEnds: 'checks', checkAnew: 'checks' },
  ...{ helperChecks: 'checks', work: 'work', payments: 'payments', payouts: 'payouts', creditsEarned: 'payouts' },
  ...{ reports: 'reports', reviewAsked: 'reviews', reviewApproved: 'reviews', reviewRejected: 'reviews' },
  ...{ messages: 'notices', several: 'notices', fromNotice: 'notices', staff: 'staff', manyWrongCodes: 'staff' },
} as const satisfies Record<Exclude<keyof Mails, Shared | 'hiring' | 'settings'>, MailGroup>;

const ofSettings = { refundLimitOff: 'staff', fee: 'payments' } as const satisfies Record<
  keyof Mails['settings'],
  MailGroup
>;

const ofHiring = {
  ...{
    bidPlaced: 'hiring',
    bidAccepted: 'hiring',
    passedToBackup: 'hiring',
    chosenAsBackup: 'hiring',
    bidRejected: 'hiring',
    acceptedByRule: 'hiring',
  },
  ...{ cleanerInvited: 'hiring', requestAccepted: 'hiring', requestDeclined: 'hiring', cleanerConfirmed: 'hiring' },
  ...{ bidVoided: 'changes', invitationVoided: 'changes', placeChanged: 'changes', placeChangeAccepted: 'changes' },
  ...{ leftOverPlaceChange: 'changes', stayMoved: 'changes', timeKept: 'changes', stayCanceled: 'changes' },
  ...{ stayUnsure: 'changes', stayBack: 'changes', stayConfirmed: 'changes', cleanerWithdrew: 'endings' },
  ...{ deadlineMissed: 'endings', endedWithoutCleaner: 'endings', jobLost: 'endings', jobCanceled: 'endings' },
  ...{
    biddenJobCanceled: 'endings',
    standbyCanceled: 'endings',
    biddenJobBack: 'endings',
    hostedJobCanceled: 'endings',
  },
  ...{ jobCanceledLate: 'endings', cleanerSuspended: 'endings', reassigned: 'endings' },
} as const satisfies Record<keyof Mails['hiring'], MailGroup>;

const groups = new Map<string, MailGroup>([
  ...Object.entries(byPlace),
  ...Object.entries(ofHiring).map(([name, group]) => [`hiring.${name}`, group] as const),
  ...Object.entries(ofSettings).map(([name, group]) => [`settings.${name}`, group] as const),
]);

/** What a mail is about, by its place among the words (`hiring.bidPlaced`); the types above want one for each. */
export function groupOfMail(name: string): MailGroup {
  const [first = '', second] = name.split('.');
  return groups.get(`${first}.${second}`) ?? groups.get(first) ?? 'notices';
}
