import { setPriority } from 'node:os';
import type { ProcessAnswer } from './own-process.ts';

/** What a program started by `OwnProcess` does: one order after another, until the process that started it is gone. */
export function answerOrders<Order, Result>(work: (order: Order) => Result | Promise<Result>): void {
  // Anyone waiting for a page comes first.
  setPriority(5);
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => void answer(work, order));
}

async function answer<Order, Result>(work: (order: Order) => Result | Promise<Result>, order: Order): Promise<void> {
  const outcome = await Promise.resolve(order)
    .then(work)
    .then((result) => ({ result }), faultOf);
  process.send?.({ ...outcome, memory: process.memoryUsage.rss() } satisfies ProcessAnswer<Result>);
}

function faultOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {};
  return { fault: { message: String(error), ...code } };
}
