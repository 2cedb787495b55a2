/** Before the words for a deleted account: nobody sees it, and no name can have it (plainName in contract/text.ts). */
export const erasedMark = '\u2060';

/** Whether this is no name but the words for a deleted account: it leads nowhere, and nobody can be written to there. */
export const isErasedName = (name: string): boolean => name.startsWith(erasedMark);

/** Whether this session has read of such an account: in which language, the words in it say. */
export const erasedRead = { any: false };
