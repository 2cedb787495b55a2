/** What people are reminded of when its time has come; each is a kind of notification. */
export type JobReminder = 'jobTomorrow' | 'confirmSoon' | 'leaveNow' | 'startNow' | 'notStarted' | 'submitWork';
export type Reminder = JobReminder | 'reviewReminder' | 'replaceCode' | 'cardExpires' | 'payoutAccountIncomplete';
