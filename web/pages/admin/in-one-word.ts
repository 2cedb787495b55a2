/** "cancel job" of the audit log is `cancelJob` among the words. */
export const inOneWord = (text: string): string =>
  text.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
