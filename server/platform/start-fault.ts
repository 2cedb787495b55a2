/** A reason not to start, as one sentence for the operator that says what to do. Printed without a stack, exit code 1. */
export class StartFault extends Error {
  override name = 'StartFault';
}
