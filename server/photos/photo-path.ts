/** Where storage keeps a key's picture: its first two characters are the folder, so that no folder gets too large. */
export const photoPath = (key: string): string => `photos/${key.slice(0, 2)}/${key}`;
