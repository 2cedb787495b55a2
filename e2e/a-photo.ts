import sharp from 'sharp';

/** A JPEG as a phone might take it: noise on two colours, so that it has the size of a picture. */
export function aPhoto(colour: string, width = 1200, height = 900): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="50%" r="30%" fill="white"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg().toBuffer();
}

/** The bytes as a browser's form sends them. */
export function photoForm(bytes: Buffer, { name = 'photo.jpg', type = 'image/jpeg' } = {}): FormData {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
}
