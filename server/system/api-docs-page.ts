import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { type JsonSchema, schemaTable } from './schema-table.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  'x-access'?: 'anyone' | 'signed-in' | readonly string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}
export interface OpenApi {
  paths?: Record<string, Record<string, Operation>>;
}
interface Call extends Operation {
  method: string;
  path: string;
}

/** The OpenAPI document as a page for people: each call, who may make it, what is sent and what is answered. */
export function apiDocsPage({ paths = {} }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const groups = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'other');
  const names = [...groups.keys()].toSorted();
  return plainPage({
    title: 'The wire',
    lede: 'Every call this server offers. Log in and send the token as “Authorization: Bearer …”.',
    body: `
<p>The same for programs: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav aria-label="Groups">${names.map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join('')}</nav>
${names.map((name) => group(name, groups.get(name) ?? [])).join('')}`,
  });
}

const group = (name: string, calls: readonly Call[]): string =>
  `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${calls.map(describeCall).join('')}</section>`;

function describeCall({ method, path, summary = '', parameters = [], requestBody, responses = {}, ...call }: Call) {
  const parts = [
    `<p class="faint">${whoMay(call['x-access'])}</p>`,
    parameters.length > 0 ? `<h3>Parameters</h3>${schemaTable(asSchema(parameters))}` : '',
    contentTable('Body', requestBody),
    ...Object.entries(responses).map(([status, answer]) => contentTable(`Answer ${status}`, answer)),
  ];
  return `
<details class="call">
  <summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
  ${parts.join('')}
</details>`;
}

function contentTable(title: string, part: Operation['requestBody']): string {
  const schema = Object.values(part?.content ?? {})[0]?.schema;
  if (!schema) return part ? `<h3>${title}</h3><p class="faint">No content</p>` : '';
  return `<h3>${title}</h3>${schemaTable(schema)}`;
}

function whoMay(access: Operation['x-access'] = 'anyone'): string {
  if (access === 'anyone') return 'Anyone';
  return access === 'signed-in' ? 'Anyone who is logged in' : `Only ${access.join(' and ')}`;
}

const asSchema = (parameters: NonNullable<Operation['parameters']>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});
