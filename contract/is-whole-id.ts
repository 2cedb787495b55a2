/** Whether a text is an id from end to end, and no words that hold one. */
export const isWholeId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
