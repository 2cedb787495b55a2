import { escapeHtml } from '#server/platform/http/plain-page.ts';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
}
type Row = [name: string, kind: string, rule: string];

/** A schema's fields as a table; fields of fields are named with their path. */
export function schemaTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema, '');
  if (rows.length === 0) return `<p class="faint">${escapeHtml(kindOf(schema))}</p>`;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<table><thead><tr><th>Field</th><th>Type</th><th>Rule</th></tr></thead><tbody>${cells.join('')}</tbody></table>`;
}

function fieldsOf(schema: JsonSchema, path: string): Row[] {
  const { properties, required = [], items } = schema;
  if (items) return fieldsOf(items, `${path}[]`);
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (forms.length > 0) return forms.flatMap((form) => fieldsOf(form, path));
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const optional = required.includes(name) ? [] : ['may be left out'];
    return [[here, kindOf(field), [...optional, ...rulesOf(field)].join(', ')] as Row, ...fieldsOf(field, here)];
  });
}

function kindOf({ type, items, anyOf, oneOf, enum: options, const: only, format }: JsonSchema): string {
  if (options) return options.map(String).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  const forms = anyOf ?? oneOf;
  if (forms) return [...new Set(forms.map(kindOf))].join(' | ');
  if (items) return `${kindOf(items)}[]`;
  const kind = Array.isArray(type) ? type.join(' | ') : (type ?? 'anything');
  return format ? `${kind} (${format})` : kind;
}

function rulesOf({ minimum, maximum, minLength, maxLength, pattern, default: standard }: JsonSchema): string[] {
  return [
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    minLength === undefined ? '' : `${minLength} characters or more`,
    maxLength === undefined ? '' : `${maxLength} characters at most`,
    pattern === undefined || pattern.length > 60 ? '' : pattern,
    standard === undefined ? '' : `default ${JSON.stringify(standard)}`,
  ].filter(Boolean);
}
