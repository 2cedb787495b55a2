/** What a number field stands for while one types: nothing typed is nothing, so that the field says "required". */
export function typedNumber(typed: string | number | null | undefined): number | undefined {
  return typed === '' || typed === null || typed === undefined ? undefined : Number(typed);
}
