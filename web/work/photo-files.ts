/** What iOS turns its own HEIC pictures into, and all that the server takes. */
export const photoFiles = 'image/jpeg,image/png,image/webp';
