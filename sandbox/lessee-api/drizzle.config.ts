import { defineConfig } from 'drizzle-kit';

/**
 * After a change of the schema, run `npx drizzle-kit generate --name=what-changes` in this folder; a test fails if you
 * forget. What Drizzle cannot express is added to the migrations by hand, like the extension at the top of the first.
 */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema/*.ts', out: './migrations' });
