import type { TaskQueue } from './platform/tasks/task-queues.ts';

/** Tasks that do not wait with all the others: what somebody waits for, money, deadlines, and what comes in floods. */
export const ownQueues: Readonly<Record<string, TaskQueue>> = {
  'send-sign-in-mail': 'sign-in',
  'charge-due-jobs': 'money',
  'charge-tip': 'money',
  'refund-payment': 'money',
  'settle-report': 'money',
  'reconcile-payments': 'money',
  'charge-extra-pay': 'money',
  'charge-waiting': 'money',
  'send-payout': 'money',
  'take-back-payout': 'money',
  'weekly-payouts': 'money',
  'reconcile-payouts': 'money',
  'sandbox-pay-out': 'money',
  'sandbox-deliver': 'money',
  'climb-ladders': 'deadline',
  'end-report-steps': 'deadline',
  'expire-jobs': 'deadline',
  'send-mail': 'mail',
  'announce-fact': 'announcement',
  'announce-by-bell': 'announcement',
  'announce-by-mail': 'announcement',
  'announce-by-live': 'announcement',
  'write-held-mails': 'announcement',
  'write-held-mail': 'announcement',
  'sync-calendars': 'calendar',
  'plan-cleanings': 'calendar',
};

/** The queue that a task waits in. */
export const queueOf = (task: string): TaskQueue => ownQueues[task] ?? 'task';
