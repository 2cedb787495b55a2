import { generateKeyPairSync, sign } from 'node:crypto';
import { linkText, markText, type RecordContent } from '#contract/record-chain.ts';
import { type JobRecord, recordName, signatureName } from '#contract/record-file.ts';
import { crcOf, endOf, headOf, type PackedFile, unpack } from '#contract/record-zip.ts';
import { hashOf } from '#server/proof/hashes.ts';
import type { Random } from './seeded-random.ts';

export type Files = Map<string, Uint8Array>;
/** What the check must say of a spoiled file: these codes, this link or this part, if it is known. */
export interface Spoiled {
  bytes: Uint8Array;
  expect: { codes: readonly string[]; n?: number; name?: string };
}

const unpacked = new WeakMap<Uint8Array, Files>();

/** Each whole is unpacked once. */
export function filesOf(bytes: Uint8Array): Files {
  const known = unpacked.get(bytes);
  if (known) return new Map(known);
  const packed = unpack(bytes);
  if ('code' in packed) throw new Error(packed.code);
  unpacked.set(bytes, packed.files);
  return new Map(packed.files);
}

const sums = new WeakMap<Uint8Array, number>();
function sumOf(bytes: Uint8Array): number {
  const sum = sums.get(bytes) ?? crcOf(bytes);
  sums.set(bytes, sum);
  return sum;
}

export function packAgain(files: Files): Uint8Array {
  const [parts, packed]: [Uint8Array[], PackedFile[]] = [[], []];
  let at = 0;
  for (const [name, bytes] of files) {
    const file = { name, size: bytes.length, crc: sumOf(bytes) };
    const head = headOf(file);
    packed.push({ ...file, at });
    parts.push(head, bytes);
    at += head.length + bytes.length;
  }
  return Buffer.concat([...parts, endOf(packed, at)]);
}

const recordIn = (files: Files): JobRecord => JSON.parse(Buffer.from(files.get(recordName) ?? []).toString());
const withRecord = (files: Files, record: JobRecord): Files =>
  new Map(files).set(recordName, Buffer.from(JSON.stringify(record)));

/** A change of record.json alone; its signature stays as it was. */
function edited(whole: Uint8Array, edit: (record: JobRecord) => Spoiled['expect'] | null): Spoiled | null {
  const files = filesOf(whole);
  const record = recordIn(files);
  const expect = edit(record);
  return expect && { bytes: packAgain(withRecord(files, record)), expect };
}

/** The number of the event that tells of something. */
const eventOf = (links: JobRecord['links'], isAbout: (content: RecordContent) => boolean) => {
  const link = links.find(({ content }) => content && isAbout(content));
  return link ? { n: link.n } : {};
};

const pick = <T>(list: readonly T[], { below }: Random): T => list[below(list.length)] as T; // lists here are not empty
const photosIn = (files: Files) => [...files.keys()].filter((name) => name.startsWith('photos/'));
const noise = (size: number, { below }: Random) => Buffer.from(Array.from({ length: size }, () => below(256)));

/** Writes the whole chain anew, as somebody who knows how it is made, and maybe has the key, would. */
export function rewritten(
  whole: Uint8Array,
  publicKey: string,
  signer: (bytes: Buffer) => string,
  key: string,
): Uint8Array {
  const files = filesOf(whole);
  const record = recordIn(files);
  let previous = '0'.repeat(64);
  for (const link of record.links) {
    if (link.salt && link.content) {
      link.content = { ...link.content, payoutCents: 99_999 };
      link.mark = hashOf(markText(link.salt, JSON.stringify(link.content)));
    }
    link.previous = previous;
    link.hash = hashOf(linkText(record.job.id, link));
    previous = link.hash;
  }
  const changed = withRecord(files, record);
  const signature = signer(Buffer.from(changed.get(recordName) ?? []));
  return packAgain(changed.set(signatureName, Buffer.from(JSON.stringify({ key, publicKey, signature }))));
}

const stranger = generateKeyPairSync('ed25519');
const strangersKey = Buffer.from(String(stranger.publicKey.export({ format: 'jwk' }).x), 'base64url').toString(
  'base64',
);
const signedByStranger = (bytes: Buffer) => sign(null, bytes, stranger.privateKey).toString('base64');

/** Every way in which a file is spoiled at random; null where it would not change anything. */
export const waysToSpoil: Record<string, (whole: Uint8Array, random: Random, other: Uint8Array) => Spoiled | null> = {
  'parts of two valid files': (whole, random, other) => {
    const [files, others] = [new Map(filesOf(whole)), filesOf(other)];
    const names = [...files.keys()].filter((name) => others.has(name));
    const taken = new Set(Array.from({ length: 1 + random.below(names.length - 1) }, () => pick(names, random)));
    for (const name of taken) files.set(name, others.get(name) ?? noise(0, random));
    const bytes = Buffer.from(packAgain(files));
    // the pictures of the two are the same
    return bytes.equals(whole) || bytes.equals(other) ? null : { bytes, expect: { codes: [] } };
  },
  'events of another job': (whole, _random, other) =>
    edited(whole, (record) => {
      record.links = recordIn(filesOf(other)).links;
      return { codes: ['photoMissing'] };
    }),

  'a flipped bit': (whole, { below }) => {
    const bytes = Uint8Array.from(whole);
    const at = below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
    return { bytes, expect: { codes: [] } };
  },
  'a changed photo': (whole, random) => {
    const files = filesOf(whole);
    const name = pick(photosIn(files), random);
    const photo = Uint8Array.from(files.get(name) ?? []);
    const at = random.below(photo.length);
    photo[at] = (photo[at] ?? 0) ^ 1;
    return { bytes: packAgain(new Map(files).set(name, photo)), expect: { codes: ['fileChanged'], name } };
  },
  'a missing photo': (whole, random) => {
    const files = new Map(filesOf(whole));
    const name = pick(photosIn(files), random);
    files.delete(name);
    return { bytes: packAgain(files), expect: { codes: ['fileMissing'], name } };
  },
  'an added photo': (whole, random) => {
    const name = `photos/${random.below(1e6)}-after.jpg`;
    return {
      bytes: packAgain(new Map(filesOf(whole)).set(name, noise(40, random))),
      expect: { codes: ['fileAdded'], name },
    };
  },
  'two photos that changed places': (whole) => {
    const files = new Map(filesOf(whole));
    const [one = '', other = ''] = photosIn(files);
    const [first, second] = [files.get(one) ?? noise(0, neverAsked), files.get(other) ?? noise(0, neverAsked)];
    files.set(one, second).set(other, first);
    return { bytes: packAgain(files), expect: { codes: ['fileChanged'], name: one } };
  },
  'a cut': (whole, { below }) => ({ bytes: whole.slice(0, 4 + below(whole.length - 4)), expect: { codes: ['cut'] } }),
  'bytes at the end': (whole, random) => ({
    bytes: Buffer.concat([whole, noise(1 + random.below(50), random)]),
    expect: { codes: ['packing'] },
  }),
  'reordered events': (whole, { below }) =>
    edited(whole, ({ links }) => {
      const at = below(links.length - 1);
      const [link] = links.splice(at, 1);
      if (!link) return null;
      links.splice(at + 1, 0, link);
      return { codes: ['linkMoved'], n: link.n };
    }),
  'a changed time': (whole, random) =>
    edited(whole, ({ links }) => {
      const link = pick(links, random);
      link.at = new Date(Date.parse(link.at) - 1 - random.below(7_200_000)).toISOString();
      return { codes: ['timeChanged'], n: link.n };
    }),
  'a changed event': (whole, random) =>
    edited(whole, ({ links }) => {
      const link = pick(links, random);
      if (!link.content) return null;
      link.content = { ...link.content, amountCents: random.below(1e6) };
      return { codes: ['linkChanged'], n: link.n };
    }),
  'a removed event': (whole, { below }) =>
    edited(whole, ({ links }) => {
      const [gone] = links.splice(below(links.length - 1), 1);
      return { codes: ['linkMissing'], n: gone?.n ?? 0 };
    }),
  'events cut off': (whole, { below }) =>
    edited(whole, ({ links }) => {
      links.splice(1 + below(links.length - 1));
      return { codes: ['notInLog', 'recordChanged'] };
    }),
  'a repeated event': (whole, random) =>
    edited(whole, ({ links }) => {
      const link = pick(links, random);
      links.push({ ...link });
      return { codes: ['linkRepeated'], n: link.n };
    }),
  'other costs': (whole, { below }) =>
    edited(whole, ({ costs }) => {
      costs.push({ at: '2026-05-06T16:00:00.000Z', kind: 'job', amountCents: 1 + below(1e6) });
      return { codes: ['recordChanged'] };
    }),
  'another time of a photo': (whole, random) =>
    edited(whole, ({ photos, links }) => {
      const photo = pick(photos, random);
      photo.takenAt = new Date(Date.UTC(2026, 3, 1) + random.below(1e9)).toISOString();
      return { codes: ['photoTimeChanged'], ...eventOf(links, ({ photo: told }) => told === photo.id) };
    }),
  'another type of a photo': (whole, random) =>
    edited(whole, ({ photos, links }) => {
      const photo = pick(photos, random);
      photo.type = 'PROGRESS';
      return { codes: ['photoChanged'], ...eventOf(links, ({ photo: told }) => told === photo.id) };
    }),
  'a photo that was never added': (whole, random) =>
    edited(whole, ({ photos }) => {
      const photo = pick(photos, random);
      photos.push({ ...photo, id: String(random.below(1e9)) });
      return { codes: ['photoUnknown'], name: String(photo.file) };
    }),
  'another time of a task': (whole, random) =>
    edited(whole, ({ checklist, links }) => {
      const task = checklist.find(({ doneAt }) => doneAt);
      if (!task) return null;
      task.doneAt = new Date(Date.UTC(2026, 3, 1) + random.below(1e9)).toISOString();
      return { codes: ['taskTimeChanged'], ...eventOf(links, (told) => told.task === task.id) };
    }),
  'other times of the job': (whole, random) =>
    edited(whole, ({ job }) => {
      const time = pick(['startTime', 'endTime', 'startedAt', 'submittedAt'] as const, random);
      job[time] = new Date(Date.UTC(2026, 3, 1) + random.below(1e9)).toISOString();
      return { codes: ['jobTimeChanged'] };
    }),
  'somebody else': (whole, random) =>
    edited(whole, ({ people }) => {
      const person = pick(people, random);
      const other = `${person.id.slice(0, -4)}${String(random.below(9000) + 1000)}`;
      if (other === person.id) return null;
      person.id = other;
      return { codes: ['personChanged'] };
    }),
  'another seal': (whole, random) =>
    edited(whole, ({ seal, links }) => {
      if (!seal) return null;
      seal.entry.root = hashOf(String(random.below(1e9)));
      return { codes: ['notInLog'], n: links.findLast(({ n }) => n === seal.links)?.n ?? 0 };
    }),
  'a stranger’s signature': (whole) => ({
    bytes: rewritten(whole, strangersKey, signedByStranger, hashOf(strangersKey).slice(0, 16)),
    expect: { codes: ['stranger'] },
  }),
};
const neverAsked: Random = { below: () => 0, shuffled: (items) => [...items] };
