import type { Match } from './rules/matches-in.ts';

/** What a rule has found: of numbers that nobody is to read, the last four digits are enough to know which it is. */
export const maskedPart = ({ flag, part }: Match): string =>
  flag === 'cardNumber' || flag === 'ssn' ? part.replace(/\d(?=(?:\D*\d){4})/g, '•') : part;
