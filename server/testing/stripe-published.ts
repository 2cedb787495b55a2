import shapes from './stripe-published.json' with { type: 'json' };

// What Stripe publishes of the calls we make: a trimmed copy of its API description, whose source and version it names.

type Form = Record<string, string>;
export type Thing = Record<string, unknown> & { id: string };

interface Property {
  type: string[];
  enum?: string[];
}
const requests: Record<string, { required: string[]; properties: string[] }> = shapes.requests;
const responses: Record<string, { required: string[]; properties: Record<string, Property> }> = shapes.responses;

/** How Stripe refuses a call it does not know, or a parameter that is unknown or missing; null where it would not. */
export function refusalOf(method: string, path: string, form: Form) {
  const call = `${method} ${path.replace(/^(\/v1\/\w+)\/(?!search$)[^/]+/, '$1/{id}')}`;
  const known = requests[call];
  if (!known) return refused(404, `Unrecognized request URL (${call})`);
  const sent = new Set(Object.keys(form).map((name) => name.split('[')[0] ?? name));
  const unknown = [...sent].find((name) => !known.properties.includes(name));
  if (unknown) return refused(400, `Received unknown parameter: ${unknown}`);
  const missing = known.required.find((name) => !sent.has(name));
  return missing ? refused(400, `Missing required param: ${missing}.`) : null;
}

const refused = (status: number, message: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

/** A thing as Stripe would answer it: every published member, those that the fake does not keep at their plainest. */
export function asPublished(object: string, thing: Record<string, unknown>): Record<string, unknown> {
  const shape = responses[object];
  if (!shape) throw new Error(`Stripe publishes no ${object} here`);
  const plain = shape.required.map((name) => [name, plainest(shape.properties[name])]);
  const kept = Object.entries(thing).filter(([name, value]) => value !== undefined && name in shape.properties);
  return { ...Object.fromEntries(plain), ...Object.fromEntries(kept), object };
}

function plainest({ type, enum: values }: Property = { type: ['null'] }): unknown {
  if (type.includes('null')) return null;
  if (type.includes('string')) return values?.[0] ?? '';
  if (type.includes('number')) return 0;
  if (type.includes('boolean')) return false;
  return type.includes('array') ? [] : {};
}

/** What in an answer is not as Stripe publishes it: `payout.status: string "arrived"`. */
export function differences(answer: Record<string, unknown>): string[] {
  const object = String(answer.object);
  const shape = responses[object];
  if (!shape) return [`${object} is not published`];
  const missing = shape.required.filter((name) => !(name in answer)).map((name) => `${object}.${name} is missing`);
  const wrong = Object.entries(answer).flatMap(([name, value]) => {
    const property = shape.properties[name];
    const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    const fits = property?.type.includes(kind) && (kind !== 'string' || isListed(property, String(value)));
    return fits ? [] : [`${object}.${name}: ${kind} ${JSON.stringify(value)}`];
  });
  return [...missing, ...wrong];
}

const isListed = ({ enum: values }: Property, value: string): boolean => !values || values.includes(value);
