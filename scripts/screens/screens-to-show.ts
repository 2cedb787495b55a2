import type { Role } from '#contract/endpoint.ts';
import { type ScreenName, screens } from '#web/paths.ts';
import { get } from './sign-in.ts';

export interface ScreenToShow {
  name: string;
  path: string;
  role: Role | null;
}

const everyone: readonly ScreenName[] = ['account', 'notifications'];
const adminSections = [
  ...['analytics', 'users', 'background-checks', 'properties', 'jobs', 'reviews', 'disputes', 'payments'],
  ...['content-moderation', 'audit-logs', 'staff', 'settings'],
];

/** Every screen of the product in the role it is for; a job once for each state in the demo data, an open one to bid on too. */
export async function screensToShow(url: string, tokens: ReadonlyMap<Role, string>): Promise<ScreenToShow[]> {
  const plain = Object.entries(screens).filter(([, path]) => !path.includes(':'));
  return [
    // Object.entries widens the keys of `screens`, which are screen names.
    ...plain.map(([name, path]) => ({ name, path, role: roleOf(name as ScreenName) })),
    ...adminSections.map((section) => ({
      name: `admin-${section}`,
      path: `/admin/${section}`,
      role: 'ADMIN' as const,
    })),
    ...(await jobsToShow(url, 'HOST', '/api/host/jobs', tokens)),
    ...(await jobsToShow(url, 'CLEANER', '/api/cleaner/jobs/assigned', tokens)),
    ...(await jobsToShow(url, 'CLEANER', '/api/jobs/available?limit=1', tokens)),
  ];
}

function roleOf(name: ScreenName): Role | null {
  if (name.startsWith('host')) return 'HOST';
  if (name.startsWith('cleaner') || everyone.includes(name)) return 'CLEANER';
  return name.startsWith('admin') && name !== 'adminLogin' ? 'ADMIN' : null;
}

async function jobsToShow(
  url: string,
  role: Role,
  path: string,
  tokens: ReadonlyMap<Role, string>,
): Promise<ScreenToShow[]> {
  const token = tokens.get(role);
  const jobs: { id: string; status: string }[] = await get(url, path, token);
  const firstOfState = new Map<string, string>();
  for (const { id, status } of jobs) {
    const { dispute }: { dispute: unknown } = await get(url, `/api/jobs/${id}`, token);
    // a job with a report shows its case, whatever its status
    const state = dispute ? 'reported' : status.toLowerCase();
    if (!firstOfState.has(state)) firstOfState.set(state, id);
  }
  return [...firstOfState].map(([state, id]) => ({
    name: `job-${state}-as-${role.toLowerCase()}`,
    path: `/jobs/${id}`,
    role,
  }));
}
