interface QueueSettings {
  /** How many of its tasks run at once in one worker. */
  lanes: number;
  /** How many tasks a lane takes at once and runs in turn: many where each is short, one where each may be long. */
  batch: number;
  /** How often an idle lane looks for tasks. */
  lookEverySeconds: number;
}

/**
 * The queues, the most urgent first. Each has lanes of its own in the worker, so that one that is full or slow does not
 * hold up another.
 */
export const taskQueues = {
  'sign-in': { lanes: 2, batch: 1, lookEverySeconds: 0.5 },
  money: { lanes: 2, batch: 1, lookEverySeconds: 1 },
  deadline: { lanes: 1, batch: 1, lookEverySeconds: 1 },
  mail: { lanes: 2, batch: 1, lookEverySeconds: 1 },
  announcement: { lanes: 3, batch: 20, lookEverySeconds: 1 },
  /** Everything else. */
  task: { lanes: 1, batch: 1, lookEverySeconds: 1 },
  /** To the push services that people's browsers name: strangers' servers, which may be slow. */
  push: { lanes: 2, batch: 1, lookEverySeconds: 1 },
  /** Feeds of strangers' servers, which may be slow. */
  calendar: { lanes: 1, batch: 1, lookEverySeconds: 1 },
} as const satisfies Record<string, QueueSettings>;

export type TaskQueue = keyof typeof taskQueues;
/** keys() loses the literal types. */
export const queueNames = Object.keys(taskQueues) as TaskQueue[];

/** Where a task goes that has failed as often as it may. Nobody takes it from there but an admin. */
export const deadLetter = 'failed-task';
