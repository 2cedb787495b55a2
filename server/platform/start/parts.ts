import { StartFault } from '../start-fault.ts';

export type Part = 'web' | 'worker';

/** The parts of the product to run, in the order of starting. */
export function partsOf(args: string[]): Part[] {
  if (args.length === 0) return ['worker', 'web'];
  const [part] = args;
  if (args.length === 1 && (part === 'web' || part === 'worker')) return [part];
  throw new StartFault(`There is no part "${args.join(' ')}": start everything, or one of web and worker.`);
}
