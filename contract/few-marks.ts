/** What one letter keeps: more than any language sets on one, and few enough to stay near their own line. */
const mostMarks = 8;

/** A text as it was written, but for marks piled on one letter until they draw over the lines around it. */
export const fewMarks = (text: string): string => text.replace(markedRun, firstMarks);

// invisible characters between marks do not begin a new letter
const markedRun = /[\p{M}\p{Default_Ignorable_Code_Point}]{9,}/gu;
const visibleMark = /^(?!\p{Default_Ignorable_Code_Point})\p{M}$/u;

function firstMarks(run: string): string {
  let marks = 0;
  return [...run].filter((one) => !visibleMark.test(one) || ++marks <= mostMarks).join('');
}
