import { expect, it, vi } from 'vitest';
import { listNotifications } from '#contract/calls.ts';
import { requestLoginCode } from '#contract/sign-in-calls.ts';
import { acceptStaffInvitation } from '#contract/staff-calls.ts';
import { call } from './api.ts';

it('identifies the browser to the server at sign-in only, the same way each time', async () => {
  const devices: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    devices.push(new Headers(headers).get('x-device'));
    return Response.json([]);
  });
  for (let time = 0; time < 2; time++) await call(requestLoginCode, { body: { email: 'marta@lindqvist.example' } });
  await call(listNotifications, {});
  const [first, second, elsewhere] = devices;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(elsewhere).toBeNull();
});

it('tells where it is when an invitation is accepted, too: that begins a session', async () => {
  const zones: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    zones.push(new Headers(headers).get('x-time-zone'));
    return Response.json({});
  });
  await call(acceptStaffInvitation, { body: { token: 't', name: 'Nora New', password: 'long enough words' } });
  await call(listNotifications, {});
  const [accepted, elsewhere] = zones;
  expect(accepted).toBeTruthy();
  expect(elsewhere).toBeNull();
});
