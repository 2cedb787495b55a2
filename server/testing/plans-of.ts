import assert from 'node:assert/strict';
import type { House } from './house.ts';

export interface Asked {
  text: string;
  values: unknown[];
}

/** Every query that a call sends to the database. */
export const queriesOf = (house: House, path: string, token: string): Promise<Asked[]> =>
  askedDuring(house, async () => {
    const { status, body } = await house.get(path, token);
    assert.equal(status, 200, JSON.stringify(body));
  });

/** Every query that is sent outside of transactions while something is done. */
export async function askedDuring(house: House, act: () => Promise<void>): Promise<Asked[]> {
  const { $client } = house.kit.db;
  const asked: Asked[] = [];
  const send = $client.query.bind($client);
  Object.assign($client, {
    query: (query: Asked, values: unknown[] = query.values) => {
      if (typeof query === 'object') asked.push({ text: query.text, values });
      return send(query, values);
    },
  });
  try {
    await act();
  } finally {
    Object.assign($client, { query: send });
  }
  return asked;
}

/** How the database would go about it if its tables were too large to read through. */
export async function planOf(house: House, { text, values }: Asked): Promise<string> {
  const client = await house.kit.db.$client.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off');
    const { rows } = await client.query(`explain ${text}`, values);
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset all');
    client.release();
  }
}
