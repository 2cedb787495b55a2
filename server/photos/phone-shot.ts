import sharp, { type Exif, type Sharp } from 'sharp';

/** When and where a phone says that it took a picture. */
export interface PhoneOrigin {
  takenAt: Date;
  latitude: number;
  longitude: number;
}

/** A picture as a phone sends it, made from a drawing of 1600 × 1200 pixels: for the demo, whose pictures take the way of every upload. */
export interface PhoneShot {
  /** The file of the drawing. */
  drawing: string;
  /** Turned a little; the same picture again, cut and brighter; or from nearer, in the light of noon. */
  view: 'askew' | 'cut' | 'near';
  /** Null: the file says nothing of it. */
  origin: PhoneOrigin | null;
  /** Marked as a picture of the phone's own screen. */
  ofScreen: boolean;
}

export async function writePhoneShot(file: string, { drawing, view, origin, ofScreen }: PhoneShot): Promise<void> {
  let picture = views[view](sharp(drawing));
  if (origin) picture = picture.withExif(exifOf(origin));
  if (ofScreen) picture = picture.withXmp(screenshot);
  await picture.resize({ width: 1280 }).jpeg({ quality: 90 }).toFile(file);
}

const views: Record<PhoneShot['view'], (picture: Sharp) => Sharp> = {
  // what is left of it where it was turned by three degrees
  askew: (picture) => picture.rotate(3).extract({ left: 110, top: 90, width: 1480, height: 1110 }),
  cut: (picture) => picture.extract({ left: 70, top: 40, width: 1450, height: 1088 }).modulate({ brightness: 1.05 }),
  near: (picture) =>
    picture.extract({ left: 240, top: 180, width: 1280, height: 960 }).modulate({ brightness: 1.12, saturation: 1.1 }),
};

const screenshot = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture"/></rdf:RDF></x:xmpmeta>`;

const exifOf = ({ takenAt, latitude, longitude }: PhoneOrigin): Exif => ({
  IFD2: {
    DateTimeOriginal: takenAt.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' '),
    OffsetTimeOriginal: '+00:00',
  },
  IFD3: {
    ...{ GPSLatitudeRef: latitude < 0 ? 'S' : 'N', GPSLatitude: degrees(latitude) },
    ...{ GPSLongitudeRef: longitude < 0 ? 'W' : 'E', GPSLongitude: degrees(longitude) },
  },
});

/** As cameras write it: degrees, minutes and seconds as fractions. */
function degrees(coordinate: number): string {
  const seconds = Math.round(Math.abs(coordinate) * 3600 * 100);
  return `${Math.floor(seconds / 360_000)}/1 ${Math.floor((seconds % 360_000) / 6000)}/1 ${seconds % 6000}/100`;
}
