/** An error whose message is already a sentence for the reader, in their language. */
export class StatedError extends Error {
  override readonly name = 'StatedError';
}
