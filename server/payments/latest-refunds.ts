import type { RefundRow } from './open-refund.ts';

interface Latest {
  refund: RefundRow;
  /** When whoever asked for it was answered, as `performance.now()` counts; infinite until then. */
  answeredAt: number;
}

/** More than are made in the seconds for which it matters. */
const mostKept = 1000;

/**
 * The latest refund of each payment that this process has made. Requests that are sent at once may reach the database one
 * after the other, so only when each came to us says whether its sender could know of the refund before.
 */
const latest = new Map<string, Latest>();

/** Makes a refund that was decided on; whoever asks for the same meanwhile means this one. */
export async function asLatest<T>(refund: RefundRow, make: () => Promise<T>): Promise<T> {
  const entry: Latest = { refund, answeredAt: Number.POSITIVE_INFINITY };
  latest.delete(refund.paymentId);
  latest.set(refund.paymentId, entry);
  for (const oldest of latest.keys()) if (latest.size > mostKept) latest.delete(oldest);
  try {
    return await make();
  } catch (error) {
    // another may have become the latest meanwhile
    if (latest.get(refund.paymentId) === entry) latest.delete(refund.paymentId);
    throw error;
  } finally {
    entry.answeredAt = performance.now();
  }
}

/** The refund of a payment that was not yet answered when a request came, `cameAt` as `performance.now()` counts. */
export function madeMeanwhile(paymentId: string, cameAt: number): RefundRow | null {
  const found = latest.get(paymentId);
  return found && cameAt < found.answeredAt ? found.refund : null;
}
