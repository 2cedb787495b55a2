import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { connectionOptions, defaultConnections } from '#server/platform/connection-options.ts';
import type { Recorded, Recording } from './record-statements.ts';

// F: the least a Fastify server on top of `pg` can do. It sends the same statements as ours (recorded, and named so
// that they are planned once), checks no session (the caller says who they are) and returns the rows as they come.

const { DATABASE_URL, PORT, RECORDING = '' } = process.env;
const recording: Recording = JSON.parse(readFileSync(RECORDING, 'utf8'));
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: defaultConnections,
  options: connectionOptions,
});
const app = Fastify();

const list = prepare('list');
const detail = prepare('detail');
const bid = prepare('bid');
app.get('/ready', async () => ({ ready: true }));
app.get('/api/jobs/available', (request) => readAll(list(request)));
app.get('/api/jobs/:id', (request) => readAll(detail(request)));
app.post('/api/jobs/:id/bids', (request, reply) => {
  reply.code(201);
  return write(bid(request));
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

async function readAll(statements: pg.QueryConfig[]): Promise<unknown[]> {
  const results = await Promise.all(statements.map((statement) => pool.query(statement)));
  return results.map(({ rows }) => rows);
}

/** The statements themselves begin and end the transaction. */
async function write(statements: pg.QueryConfig[]): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const answer: unknown[] = [];
    for (const statement of statements) answer.push((await client.query(statement)).rows);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function prepare(call: keyof Recording) {
  const fills = recording[call].map((statement, index) => ({
    name: `${call} ${index}`,
    text: statement.text,
    fill: filler(statement),
  }));
  return (request: FastifyRequest): pg.QueryConfig[] => {
    const fresh = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    return fills.map(({ name, text, fill }) => ({ name, text, values: fill(request, fresh) }));
  };
}

function filler({ values }: Recorded) {
  return (request: FastifyRequest, fresh: string[]) => {
    const { id: job } = request.params as { id?: string }; // the routes above
    const markOf: Record<string, unknown> = {
      '{job}': job,
      '{account}': request.headers['x-account'],
      '{now}': new Date(),
    };
    const put = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(put);
      if (typeof value !== 'string' || !value.includes('{')) return value;
      if (value in markOf) return markOf[value];
      return value
        .replace(/\{(job|account)\}/g, (mark) => String(markOf[mark]))
        .replace(/\{fresh (\d)\}/g, (_, index) => String(fresh[Number(index)]));
    };
    return values.map(put);
  };
}
