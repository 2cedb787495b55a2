/** One broken rule: where, and what to do about it. */
export interface Fault {
  file: string;
  line: number;
  advice: string;
}
