/// <reference path="../storage/s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { closeServer, listen } from '#server/http-server.ts';

export const S3_BUCKET = 'portal';
/** The only account that the server knows. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface S3Server {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** An S3 server on this machine with one bucket, which checks signatures and their time. */
export async function runS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'));
  const s3rver = new S3rver({ silent: true, directory: folder, configureBuckets: [{ name: S3_BUCKET }] });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const server = createServer((request, response) => {
    // It leaves out the slash that Amazon's own library signs in the path of a list; this alone it gets unsigned.
    if (request.url?.startsWith(`/${S3_BUCKET}/?list-type`)) delete request.headers.authorization;
    answer(request, response);
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await closeServer(server);
      rmSync(folder, { recursive: true });
    },
  };
}
