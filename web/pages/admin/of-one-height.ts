/** Under a pointer, fields and buttons that stand in one line; a finger needs more. */
export const ofOneHeight =
  'pointer-fine:[&_:is(input,select)]:min-h-9 pointer-fine:[&_:is(input,select)]:py-1 pointer-fine:[&_button]:min-h-9';
