import { z } from 'zod';

const plain = /^-?\d+(\.\d+)?$/;
const asWritten = (value: unknown) => (typeof value === 'string' && !plain.test(value) ? Number.NaN : value);

/** A number as a query has it: in digits. Blanks, which would be read as 0, are none, and neither are `0x10` and `1e3`. */
export const numberInQuery = <T extends z.ZodType<number>>(number: T) => z.preprocess(asWritten, number);
