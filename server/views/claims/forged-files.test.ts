import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { checkRecord } from '#contract/check-record.ts';
import type { PublicLog } from '#contract/record-chain.ts';
import { recordName, signatureName } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { crcOf, endOf, headOf, type PackedFile } from '#contract/record-zip.ts';
import { sealRecords } from '#server/proof/seal-records.ts';
import { aDocumentedJob, claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';

const house = await aHouse();
const { job, host } = await aDocumentedJob(house, 2);
await sealRecords(house.kit);
const whole = await claimOf(house, job, host);
const log: PublicLog = (await house.get('/.well-known/freshkey-log')).body;
const faultsOf = async (bytes: Uint8Array, known: PublicLog | null = log) =>
  (await checkRecord(bytes, known, webTools)).faults;

type Part = readonly [name: string, bytes: Uint8Array];

/** Packed as the product does, names twice if need be, with a directory that may say something else. */
function packed(parts: readonly Part[], directory: (files: PackedFile[]) => PackedFile[] = (files) => files) {
  const [bytes, files]: [Uint8Array[], PackedFile[]] = [[], []];
  let at = 0;
  for (const [name, content] of parts) {
    const file = { name, size: content.length, crc: crcOf(content), at };
    const head = headOf(file);
    files.push(file);
    bytes.push(head, content);
    at += head.length + content.length;
  }
  return Buffer.concat([...bytes, endOf(directory(files), at)]);
}

const parts = [...filesOf(whole)];
const photo = 'photos/01-before.jpg';
const placed = (files: readonly PackedFile[], name: string) => files.find((file) => file.name === name)?.at ?? 0;

test('names that stand twice and bytes that belong to two files are refused, with which', async () => {
  assert.deepEqual(await faultsOf(packed(parts)), []);
  const other: Part = [photo, Buffer.from('another picture')];
  const repeated = [{ code: 'fileRepeated', name: photo }];
  assert.deepEqual(await faultsOf(packed([other, ...parts])), repeated);
  assert.deepEqual(await faultsOf(packed([...parts, other])), repeated, 'whichever comes first');
  const listedTwice = packed(parts, (files) => files.flatMap((file) => (file.name === photo ? [file, file] : [file])));
  assert.deepEqual(await faultsOf(listedTwice), repeated, 'also if only the directory says so');
  const shared = packed(parts, (files) =>
    files.map((file) => (file.name === 'photos/02-after.jpg' ? { ...file, at: placed(files, photo) + 4 } : file)),
  );
  assert.deepEqual(await faultsOf(shared), [{ code: 'filesOverlap', name: 'photos/02-after.jpg' }]);
  const hidden = packed([...parts, ['claim2.pdf', Buffer.from('%PDF')]], (files) => files.slice(0, -1));
  assert.deepEqual(await faultsOf(hidden), [{ code: 'packing' }], 'what only some programs would find');
});

const stranger = generateKeyPairSync('ed25519');
const publicKey = Buffer.from(String(stranger.publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');

/** The same file with this record, signed by a stranger in the name of the installation's key. */
function inItsName(record: object): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(record));
  const { key } = JSON.parse(Buffer.from(filesOf(whole).get(signatureName) ?? []).toString());
  const signature = { key, publicKey, signature: sign(null, bytes, stranger.privateKey).toString('base64') };
  const files = filesOf(whole).set(recordName, bytes);
  return packAgain(files.set(signatureName, Buffer.from(JSON.stringify(signature))));
}

test('without a log nobody can sign in the name of the key that the paper tells', async () => {
  const [key] = log.keys;
  const forged = inItsName({ ...recordIn(whole), costs: [] });
  assert.deepEqual(await faultsOf(forged, null), [{ code: 'keyMisnamed', name: key?.id }]);
  assert.deepEqual(await faultsOf(forged), [{ code: 'stranger', name: key?.id }]);
});

test('a part that the record lists more than once is read once, and said', async () => {
  const record = recordIn(whole);
  const files = [...record.files, ...record.files.filter(({ name }) => name === photo)];
  const faults = await faultsOf(inItsName({ ...record, files }), null);
  assert.deepEqual(faults[0], { code: 'fileRepeated', name: photo });
});
