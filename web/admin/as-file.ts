/** What asks for a list as a file for people: its columns are called what they are called on screen. */
export const asFile = { format: 'csv', headings: 'words' } as const;
