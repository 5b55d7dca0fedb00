import { defineConfig } from 'drizzle-kit';

/**
 * After a change of the schema: `npx drizzle-kit generate --name=what-changes` in this folder (a test tells when it was
 * forgotten). What it cannot express stands in the migrations by hand, like the extension at the top of the first.
 */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema/*.ts', out: './migrations' });
