import { defineConfig } from 'drizzle-kit';

// drizzle-kit reads only a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/*/table.ts',
  out: './migrations',
  // drizzle-kit must not look for what the code does not declare: pg-boss keeps its own schema.
  schemaFilter: ['public'],
});
