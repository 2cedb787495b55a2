/** A reason not to start, in one sentence that tells the operator what to do. Printed without a stack, exit code 1. */
export class StartFault extends Error {
  override name = 'StartFault';
}
