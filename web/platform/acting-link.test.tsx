import { beforeEach, expect, it } from 'vitest';
import { keepActingFor } from './acting-for.ts';
import { linkOfNotice } from './acting-link.ts';

const hanna = { id: '01a1f8e1-9514-7761-a1e9-09d2334af378', name: 'Hanna', role: 'MANAGER', some: false } as const;

beforeEach(() => localStorage.clear());

it('a notice about a host’s home is opened for that host, unless the reader acts for them already', () => {
  expect(linkOfNotice(`/jobs/1?for=${hanna.id}`)).toBe(`/jobs/1?for=${hanna.id}`);
  keepActingFor(hanna);
  expect(linkOfNotice(`/jobs/1?for=${hanna.id}`)).toBe('/jobs/1');
});

it('one’s own is opened for oneself', () => {
  expect(linkOfNotice('/host/dashboard?tab=billing')).toBe('/host/dashboard?tab=billing');
  keepActingFor(hanna);
  expect(linkOfNotice('/host/dashboard?tab=billing')).toBe('/host/dashboard?tab=billing&for=me');
});
