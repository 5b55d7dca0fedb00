/** The parts of @20minutes/s3rver 5.0.0 that a test uses. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: { silent: boolean; directory: string; configureBuckets: readonly { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): import('node:http').RequestListener;
  }
}
