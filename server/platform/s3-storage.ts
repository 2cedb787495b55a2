import { readFile } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Clock, second } from './clock.ts';
import { guardOn, type Limits } from './guard-calls.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import type { S3Settings } from './s3-settings.ts';
import type { Storage } from './storage.ts';

/**
 * Files in a bucket, Amazon’s or of a storage that speaks its protocol. An object appears whole or not at all. Whatever
 * goes wrong on the way, a missing or closed bucket included, throws ProviderUnavailable.
 */
export function s3Storage({ bucket: Bucket, endpoint, region }: S3Settings, clock: Clock, limits: Limits): Storage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // storages that are not Amazon’s do not know its newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const guard = guardOn(clock, limits);
  // what is given up is ended, or its connection would stay taken
  const inTime = () => ({ abortSignal: AbortSignal.timeout(limits.patience ?? 10 * second) });
  const put = guard(({ Key, Body }: { Key: string; Body: Buffer }) =>
    reached(() => client.send(new PutObjectCommand({ Bucket, Key, Body }), inTime())),
  );
  const remove = guard((Key: string) => reached(() => client.send(new DeleteObjectCommand({ Bucket, Key }), inTime())));
  return {
    // a picture is 15 MB at most, and only what is read whole can be sent a second time
    putFile: async (key, path) => void (await put({ Key: key, Body: await readFile(path) })),
    get: guard((Key) => reached(() => readObject(client.send(new GetObjectCommand({ Bucket, Key }), inTime())))),
    remove: async (key) => void (await remove(key)),
  };
}

async function readObject(answer: Promise<GetObjectCommandOutput>): Promise<Buffer | null> {
  try {
    const { Body } = await answer;
    return Body ? Buffer.from(await Body.transformToByteArray()) : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

async function reached<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderUnavailable('The photo storage did not do it', { cause: error });
  }
}
