export const hashColumns = 9;
export const hashRows = 8;

/**
 * The difference hash of a picture shrunk to 9 × 8 grey pixels: one bit per pixel, set if it is darker than its right
 * neighbor. Pictures that look alike differ in only a few of the 64 bits.
 */
export function differenceHash(grey: Buffer): bigint {
  let bits = 0n;
  for (let row = 0; row < hashRows; row++) {
    for (let column = 0; column < hashColumns - 1; column++) {
      const at = row * hashColumns + column;
      bits = (bits << 1n) | (grey.readUInt8(at) < grey.readUInt8(at + 1) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits); // PostgreSQL's bigint is signed
}
