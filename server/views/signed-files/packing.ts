import { createHash } from 'node:crypto';
import { type RecordFile, recordName, signatureName } from '#contract/record-file.ts';
import { crcOf, endOf, headOf, type PackedFile } from '#contract/record-zip.ts';
import type { Signer } from '#server/proof/index.ts';

/** A file with a signed record, made piece by piece: no more than one of its parts is in memory. */
export class Packing {
  readonly #packed: PackedFile[] = [];
  readonly #files: RecordFile[] = [];
  #at = 0;

  *add(name: string, bytes: Uint8Array): Generator<Uint8Array> {
    const file = { name, size: bytes.length, crc: crcOf(bytes) };
    const head = headOf(file);
    this.#packed.push({ ...file, at: this.#at });
    this.#files.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    this.#at += head.length + bytes.length;
    yield head;
    // nothing would be read any further after an empty piece
    if (bytes.length > 0) yield bytes;
  }

  /** The record, which has the hashes of all that was added, its signature, and the end. */
  *sign(signer: Signer, recordOf: (files: RecordFile[]) => object): Generator<Uint8Array> {
    const record = Buffer.from(JSON.stringify(recordOf([...this.#files])));
    const { key, publicKey } = signer;
    yield* this.add(recordName, record);
    const signature = { key, publicKey, signature: signer.sign(record) };
    yield* this.add(signatureName, Buffer.from(JSON.stringify(signature)));
    yield endOf(this.#packed, this.#at);
  }
}
