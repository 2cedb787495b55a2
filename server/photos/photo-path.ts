/** Where storage keeps the picture of a key: two characters make the folder, so that none grows without bound. */
export const photoPath = (key: string): string => `photos/${key.slice(0, 2)}/${key}`;
