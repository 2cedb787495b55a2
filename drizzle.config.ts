import { defineConfig } from 'drizzle-kit';

// drizzle-kit reads only a default export.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/*/table.ts', './server/platform/{mail,http/idempotency,push/push-keys}.ts'],
  // The check generates into a copy.
  out: process.env.MIGRATIONS_OUT ?? './migrations',
  // drizzle-kit must not look for what the code does not declare: pg-boss keeps its own schema.
  schemaFilter: ['public'],
});
