// As much of Protocol Buffers as it takes to speak to a browser: fields are written, none is read.

export const varint = (value: number | bigint): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
};

const key = (field: number, type: number) => varint((field << 3) | type);

export const number = (field: number, value: number): Buffer => Buffer.concat([key(field, 0), varint(value)]);

export const fixed64 = (field: number, value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([key(field, 1), bytes]);
};

/** Text, bytes or a message within the message. */
export const bytes = (field: number, value: string | Buffer): Buffer => {
  const content = Buffer.from(value as string); // of text or bytes alike
  return Buffer.concat([key(field, 2), varint(content.length), content]);
};
