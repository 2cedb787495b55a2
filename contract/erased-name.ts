/** What the wire has for the name, and for the home's title, of whoever deleted their account; readers see words for it. */
export const erasedName = '–';

/** The address of such an account: unique, and of no domain that can exist (RFC 2606). Nobody is shown it. */
export const isErasedEmail = (text: string): boolean => text.endsWith('@erased.invalid');
