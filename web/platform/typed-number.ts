/** The value of a number field while typing: an empty field is undefined, so that it says "required". */
export function typedNumber(typed: string | number | null | undefined): number | undefined {
  return typed === '' || typed === null || typed === undefined ? undefined : Number(typed);
}
