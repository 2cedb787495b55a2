import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where a secret is stored: bound into the ciphertext, so that it cannot be moved to another row or column. */
export interface SecretPlace {
  table: string;
  column: string;
  rowId: string;
}

const version = 1;
const [ivLength, tagLength, keyLength] = [12, 16, 32];
const wrappedLength = ivLength + keyLength + tagLength;

/**
 * Encrypts secrets at rest (SSNs, birth dates, check forms): AES-256-GCM with a data key for each row, wrapped by a
 * versioned key from the environment. Table, column and row id are associated data.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<number, Buffer>;
  readonly #current: number;
  constructor(keys: ReadonlyMap<number, Buffer>) {
    this.#keys = keys;
    this.#current = Math.max(...keys.keys());
  }

  /** The version of the key that new secrets are sealed with. */
  get newest(): number {
    return this.#current;
  }

  /** Layout: format, key version (2 bytes), wrapped data key, sealed text. */
  seal(plain: string, place: SecretPlace): Buffer {
    const dataKey = randomBytes(keyLength);
    const bound = boundTo(place);
    return Buffer.concat([
      this.#head(),
      encrypt(this.#key(this.#current), dataKey, bound),
      encrypt(dataKey, Buffer.from(plain), bound),
    ]);
  }

  /** Throws if the key is gone, or if a byte, the row or the column is not the one it was sealed with. */
  open(sealed: Buffer, place: SecretPlace): string {
    const key = this.#key(sealed.readUInt16BE(1));
    const bound = boundTo(place);
    const dataKey = decrypt(key, sealed.subarray(3, 3 + wrappedLength), bound);
    return decrypt(dataKey, sealed.subarray(3 + wrappedLength), bound).toString();
  }

  /**
   * The same secret with its data key wrapped by the newest key. What the data key sealed stays as it is: sealing it
   * again would gain nothing, and this way nothing is read. Throws as `open` does.
   */
  rewrap(sealed: Buffer, place: SecretPlace): Buffer {
    const bound = boundTo(place);
    const dataKey = decrypt(this.#key(sealed.readUInt16BE(1)), sealed.subarray(3, 3 + wrappedLength), bound);
    return Buffer.concat([
      this.#head(),
      encrypt(this.#key(this.#current), dataKey, bound),
      sealed.subarray(3 + wrappedLength),
    ]);
  }

  #head(): Buffer {
    const head = Buffer.alloc(3);
    head.writeUInt8(version);
    head.writeUInt16BE(this.#current, 1);
    return head;
  }

  #key(keyVersion: number): Buffer {
    const key = this.#keys.get(keyVersion);
    if (!key) throw new Error(`No encryption key of version ${keyVersion} is configured`);
    return key;
  }
}

const boundTo = ({ table, column, rowId }: SecretPlace) => Buffer.from(`${table}.${column}:${rowId}`);

function encrypt(key: Buffer, plain: Buffer, bound: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, bound: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength)).setAAD(bound);
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
}

/** Keyed hashes for values that are compared but never read back; each purpose has a key of its own. */
export class KeyedHasher {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }
  hash(purpose: string, text: string): Buffer {
    const key = Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32));
    return createHmac('sha256', key).update(text).digest();
  }
  matches(purpose: string, text: string, expected: Buffer): boolean {
    const actual = this.hash(purpose, text);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }
}
