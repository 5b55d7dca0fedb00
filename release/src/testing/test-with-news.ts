import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Of what releases the real news: a company may have left them out (docs/adopt.md), and then they are no app. */
export const testWithNews = existsSync(join(__dirname, '../../../mf-news/webpack.config.ts')) ? test : test.skip;
