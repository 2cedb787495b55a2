import { randomUUIDv7 } from 'node:crypto';

/** Up to the third group: 48 bits that count milliseconds. */
let moment = '';
let count = 0;
/** As large as the 12 bits after the version may be. */
const most = 0xfff;

/** A new id: UUID v7, so that rows created later sort later, those of one process even within a millisecond. */
export function newId(): string {
  const id = randomUUIDv7();
  // Node's own are in no order within a millisecond, and a clock may be set back
  const now = id.slice(0, 13);
  if (now > moment) [moment, count] = [now, 0];
  else if (count < most) count++;
  else [moment, count] = [next(moment), 0];
  return `${moment}-7${count.toString(16).padStart(3, '0')}${id.slice(18)}`;
}

function next(millisecond: string): string {
  const digits = (Number.parseInt(millisecond.replace('-', ''), 16) + 1).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
