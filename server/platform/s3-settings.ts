import { z } from 'zod';

/** What the environment says about a bucket for photos; without it they lie on disk. Who may use it, the SDK finds out. */
export const s3Variables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().min(1).optional(),
};
const variables = z.object(s3Variables);

export const s3Advice = {
  S3_BUCKET: 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
  S3_ENDPOINT: 'S3_ENDPOINT must be an address such as https://storage.example.com.',
  AWS_REGION: 'AWS_REGION must be the name of a region, such as us-east-1.',
};

export interface S3Settings {
  bucket: string;
  /** Of a storage that is not Amazon’s, which has the bucket in the path rather than in the host’s name. */
  endpoint: string | undefined;
  region: string;
}

/** Null where photos are kept on disk. */
export function s3From(env: z.infer<typeof variables>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, AWS_REGION: region = 'us-east-1' } = env;
  return bucket ? { bucket, endpoint, region } : null;
}

export const faultsOfS3 = (given: Record<string, string | undefined>): string[] =>
  given.S3_ENDPOINT && !given.S3_BUCKET ? ['S3_ENDPOINT needs S3_BUCKET: the bucket that photos go to.'] : [];
