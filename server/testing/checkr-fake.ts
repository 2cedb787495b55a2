import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

type Thing = Record<string, unknown> & { id: string };

export interface CheckrFake {
  url: string;
  candidates: Map<string, Thing & { report_ids: string[] }>;
  reports: Map<string, Thing>;
  invitations: Map<string, Thing>;
  /** The calls received, such as `POST /v1/reports`. */
  calls: string[];
  /** What to answer the next calls with instead: a status, or 'cut' for no answer. */
  faults: (number | 'cut')[];
  /** Changes a report, as Checkr does while it works on it. */
  finish(reportId: string, changes: object): void;
  /** An event about a report as Checkr sends it, and its signature. */
  event(type: string, reportId: string, secret?: string): { body: string; headers: Record<string, string> };
}

export const checkrSecret = 'checkr-webhook-secret';

/** A loopback server with as much of Checkr's state and behavior as our adapter needs. */
export async function checkrFake(): Promise<CheckrFake> {
  const kept: Kept = { candidates: new Map(), reports: new Map(), invitations: new Map() };
  const [calls, faults]: [string[], CheckrFake['faults']] = [[], []];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://checkr');
    calls.push(`${method} ${pathname}`);
    const fault = faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const [, , kind = '', id = ''] = pathname.split('/');
    const { status, body } = fault
      ? { status: fault, body: { error: 'fault' } }
      : method === 'POST'
        ? create(kept, kind, await jsonOf(request))
        : read(kept, kind, id, searchParams);
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(body));
  });
  after(() => new Promise((resolve) => void server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ ...kept, calls, faults, event },
    finish: (reportId, changes) => void Object.assign(kept.reports.get(reportId) ?? {}, changes),
  };
}

type Kept = Pick<CheckrFake, 'candidates' | 'reports' | 'invitations'>;
const refused = (status: number, error: string) => ({ status, body: { error } });

function read(kept: Kept, kind: string, id: string, query: URLSearchParams) {
  const known: Map<string, Thing> | undefined = { ...kept }[kind as keyof Kept]; // undefined for another kind
  if (!known || (id && !known.has(id))) return refused(404, 'Not found');
  if (id) return { status: 200, body: known.get(id) };
  const data = [...known.values()].filter((each) => [...query].every(([name, value]) => each[name] === value));
  return { status: 200, body: { object: 'list', data, count: data.length, next_href: null, previous_href: null } };
}

function create(kept: Kept, kind: string, sent: Record<string, unknown>) {
  const id = randomBytes(12).toString('hex');
  if (kind === 'candidates') return createCandidate(kept, id, sent);
  const candidate = kept.candidates.get(String(sent.candidate_id));
  if (!candidate || !sent.package || !Array.isArray(sent.work_locations)) return refused(400, 'incomplete');
  const body = { ...sent, id, object: kind.slice(0, -1), status: 'pending', result: null };
  if (kind === 'invitations') kept.invitations.set(id, body);
  else if (!candidate.ssn) return refused(400, 'ssn is missing');
  else {
    kept.reports.set(id, body);
    candidate.report_ids.push(id);
  }
  return { status: 201, body };
}

function createCandidate(kept: Kept, id: string, sent: Record<string, unknown>) {
  const missing = ['first_name', 'last_name', 'email', 'dob', 'zipcode'].filter((name) => !sent[name]);
  if (missing.length > 0 || !(sent.middle_name || sent.no_middle_name)) return refused(400, `${missing} missing`);
  // Checkr never gives an SSN back
  const body = { ...sent, id, object: 'candidate', ssn: sent.ssn ? 'XXX-XX-XXXX' : null, report_ids: [] };
  kept.candidates.set(id, body);
  return { status: 201, body };
}

function event(type: string, reportId: string, secret = checkrSecret) {
  const object = { id: reportId, object: 'report', uri: `/v1/reports/${reportId}` };
  const body = JSON.stringify({ id: randomBytes(12).toString('hex'), object: 'event', type, data: { object } });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'x-checkr-signature': signature, 'content-type': 'application/json' } };
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
