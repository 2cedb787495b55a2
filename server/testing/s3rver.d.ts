// The package has no types of its own.
declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    /** 0 for any that is free. */
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  // biome-ignore lint/style/noDefaultExport: so the package is made
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
