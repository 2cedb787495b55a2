import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { hearsOf, isEssential, noticeRules, type PreferenceKind } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostSwitches } from './host-switches.tsx';
import { NoticeSettings } from './notice-settings.tsx';

const user: User = {
  ...{ id: '01900000-0000-7000-8000-000000000001', email: 'hanna@example.com', name: 'Hanna Host', firstName: 'Hanna' },
  ...{ role: 'HOST', phone: null, onboardingCompleted: true, ratingAvg: null, ratingCount: 0, emailVerified: true },
  ...{ locale: 'en', distanceUnit: 'mi', createdAt: '2026-05-06T16:00:00Z' },
};
// keys() loses the literal types
const kinds = (Object.keys(noticeRules) as PreferenceKind[]).filter((kind) => hearsOf('HOST', kind));
let preferences: NoticePreferences;
const answers: Record<string, object> = {};
const sent: { kinds?: Record<string, object>; quietHours?: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  const first = (kind: PreferenceKind) => ({ email: true, push: false, sms: false, essential: isEssential(kind) });
  preferences = {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, first(kind)])),
    ...{ quietHours: null, timeZone: 'America/New_York', push: { publicKey: 'key', browsers: 0 } },
    sms: { offered: true, number: '+15125550143', proven: true, refused: null },
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) {
      const change = JSON.parse(String(body));
      sent.push(change);
      for (const [kind, chosen] of Object.entries(change.kinds ?? {}))
        Object.assign(preferences.kinds[kind as PreferenceKind] ?? {}, chosen); // sent by the screen
      if ('quietHours' in change) preferences.quietHours = change.quietHours;
    }
    return new Response(JSON.stringify(answers[url] ?? preferences));
  });
});

const open = () => shown(<NoticeSettings user={user} />, { words: ['noticeSettings', 'validation'] });
const box = (name: string) => screen.findByRole('checkbox', { name });

it('switches a whole group, says what always comes by email, and offers no channel that leads nowhere', async () => {
  const reader = await open();
  await reader.click(await box('Bids and answers: Email'));
  await waitFor(() => expect(Object.keys(sent[0]?.kinds ?? {})).toContain('bidPlaced'));
  expect(sent[0]?.kinds?.bidPlaced).toEqual({ email: false });
  const money = within(screen.getByText('Money').closest('li') ?? document.body);
  expect(money.getByText('Always')).toBeTruthy();
  expect(money.queryByRole('checkbox', { name: 'Money: Email' })).toBeNull();
  expect(money.queryByRole('checkbox', { name: 'Money: Push notification' })).toBeNull();
  expect(money.queryByText(/Push notification/), 'on a phone it would be a dash in every group').toBeNull();
  expect(await box('Money: Text message')).toHaveProperty('disabled', false);
});

it('says of a channel that leads nowhere what is missing, and leads there', async () => {
  preferences.sms.proven = false;
  await open();
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('turn them on in this browser')).toBe('#push');
  expect(await hrefOf('see what’s missing')).toBe('#texts');
});

it('says nothing of what is missing where every channel works', async () => {
  preferences.push.browsers = 1;
  await open();
  await screen.findByText('Bids and answers');
  expect(screen.queryByText(/^No (push|text)/)).toBeNull();
});

it('calls what a host hears of today cleanings, as it is no work of theirs', async () => {
  await open();
  expect(await screen.findByText('Today’s cleanings')).toBeTruthy();
  expect(screen.queryByText('Today’s work')).toBeNull();
});

it('explains why a number gets no texts, and asks for them anew on a press', async () => {
  preferences.sms.refused = 'unreachable';
  Object.assign(preferences.kinds.hostPaid ?? {}, { sms: true });
  const reader = await open();
  expect(await screen.findByText(/We can’t reach/)).toBeTruthy();
  await reader.click(screen.getByRole('button', { name: 'Send texts again' }));
  await waitFor(() => expect(sent).toEqual([{ kinds: { hostPaid: { sms: true } } }]));
});

it('offers no button against a STOP, which only the telephone ends', async () => {
  preferences.sms.refused = 'stopped';
  await open();
  expect(await screen.findByText(/has replied STOP.*send START to our number\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /texts again|code/ })).toBeNull();
});

it('lets texts be chosen once the code that was sent to the number has been typed', async () => {
  preferences.sms.proven = false;
  const reader = await open();
  await box('Messages: Email');
  expect(screen.queryByRole('checkbox', { name: 'Money: Text message' })).toBeNull();
  answers['/api/me/text-number/code'] = { number: '+15125550143', expiresAt: '2026-05-06T16:10:00Z' };
  await reader.click(screen.getByRole('button', { name: 'Text me a code' }));
  expect(await screen.findByText(/We’ve sent a code to .*\+15125550143/)).toBeTruthy();
  answers['/api/me/text-number'] = { ...preferences, sms: { ...preferences.sms, proven: true } };
  preferences.sms.proven = true;
  await reader.type(screen.getByLabelText(/Code from the text/), '123456');
  await waitFor(() => expect(sent.at(-1)).toEqual({ code: '123456' }));
  expect(await screen.findByText(/Texts go to/)).toBeTruthy();
  expect(await box('Money: Text message')).toHaveProperty('disabled', false);
});

it('keeps quiet hours at the press of their switch and each time once it is typed, and none that end as they begin', async () => {
  const reader = await open();
  const turnOn = await screen.findByRole('switch', { name: /Turn on quiet hours/ });
  await reader.click(turnOn);
  expect(sent).toEqual([{ quietHours: { start: '22:00', end: '07:00' } }]);
  await waitFor(() => expect(turnOn).toHaveProperty('checked', true));
  const until = screen.getByLabelText('Until');
  await reader.clear(until);
  await reader.type(until, '22:00');
  expect(await screen.findByText('Quiet hours can’t start and end at the same time')).toBeTruthy();
  await reader.tab();
  expect(sent, 'they stay as they were').toHaveLength(1);
  await reader.clear(until);
  await reader.type(until, '06:30');
  await reader.tab();
  await waitFor(() => expect(sent.slice(1)).toEqual([{ quietHours: { start: '22:00', end: '06:30' } }]));
  await reader.click(turnOn);
  await waitFor(() => expect(sent.at(-1)).toEqual({ quietHours: null }));
  await waitFor(() => expect(turnOn).toHaveProperty('checked', false));
});

const on = { start: '22:00', end: '07:00' };
const quietSent = () => sent.flatMap(({ quietHours }) => (quietHours === undefined ? [] : [quietHours]));

it('the switch of the quiet hours works right after a time was typed, while that one is still being saved', async () => {
  preferences.quietHours = on;
  const reader = await open();
  const turnOff = await screen.findByRole('switch', { name: /quiet hours/ });
  const from = screen.getByLabelText('From');
  await reader.clear(from);
  await reader.type(from, '23:15');
  await reader.click(turnOff);
  await waitFor(() => expect(quietSent()).toEqual([{ start: '23:15', end: '07:00' }, null]));
  await waitFor(() => expect(turnOff).toHaveProperty('checked', false));
  expect(screen.queryByLabelText('From')).toBeNull();
});

it('quiet hours that could not be switched on leave no times that nothing would keep', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answering = fetch;
  const reader = await open();
  const turnOn = await screen.findByRole('switch', { name: /quiet hours/ });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  await reader.click(turnOn);
  await waitFor(() => expect(turnOn).toHaveProperty('checked', false));
  expect(screen.queryByLabelText('From')).toBeNull();
  vi.stubGlobal('fetch', answering);
  await reader.click(turnOn);
  await waitFor(() => expect(quietSent()).toEqual([on]));
  expect(await screen.findByLabelText('From')).toHaveProperty('value', '22:00');
});

it('says of a time that was emptied and left that it is missing, and saves nothing', async () => {
  preferences.quietHours = on;
  const reader = await open();
  await reader.clear(await screen.findByLabelText('From'));
  await reader.tab();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(quietSent()).toEqual([]);
});

it('a browser that can show no push notifications is told so', async () => {
  await open();
  expect(await screen.findByText(/This browser can’t show push notifications/)).toBeTruthy();
});

it('a host’s switches begin with email and job completion on and SMS off', async () => {
  const reader = await shown(<HostSwitches />, { words: ['noticeSettings'] });
  const email = await screen.findByRole('switch', { name: /Email notifications/ });
  await waitFor(() => expect(email).toHaveProperty('disabled', false));
  const [sms, completion] = [/Text message notifications/, /Job completion alerts/].map((name) =>
    screen.getByRole('switch', { name }),
  );
  expect([email, sms, completion].map((one) => one && 'checked' in one && one.checked)).toEqual([true, false, true]);
  await reader.click(email);
  await waitFor(() => expect(sent[0]?.kinds?.bidPlaced).toEqual({ email: false }));
  expect(sent[0]?.kinds).not.toHaveProperty('hostPaid');
  expect(sent[0]?.kinds?.news, 'news is mail that isn’t essential, too').toEqual({ email: false });
});

it('says beside the switch for texts why it cannot be moved', async () => {
  preferences.sms.number = null;
  await shown(<HostSwitches />, { words: ['noticeSettings'] });
  const way = await screen.findByRole('link', { name: 'Add a mobile number' });
  expect(way.getAttribute('href')).toBe('/account#details');
  expect(screen.getByRole('switch', { name: /Text message notifications/ })).toHaveProperty('disabled', true);
});

it('says once, beside the host’s switch, that texts need a number', async () => {
  preferences.sms.number = null;
  preferences.sms.proven = false;
  await shown(<NoticeSettings user={user} switches={<HostSwitches />} />, { words: ['noticeSettings', 'validation'] });
  await screen.findByText('Bids and answers');
  expect(screen.getAllByRole('link', { name: 'Add a mobile number' })).toHaveLength(1);
});

it('job completion has one switch: no box of the table and no other switch moves it', async () => {
  const reader = await shown(<NoticeSettings user={user} switches={<HostSwitches />} />, {
    words: ['noticeSettings', 'validation'],
  });
  await reader.click(await box('Job progress: Email'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.kinds).not.toHaveProperty('workSubmitted');
  await reader.click(screen.getByRole('switch', { name: /Email notifications/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.kinds).not.toHaveProperty('workSubmitted');
  expect(screen.getByRole('switch', { name: /Job completion alerts/ })).toHaveProperty('checked', true);
});

it('shows no column of a channel that leads nowhere where the table is wide', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  // the switch for job completion turns it on by push, too, and has no box in the table
  Object.assign(preferences.kinds.workSubmitted ?? {}, { push: true });
  await open();
  await screen.findByRole('columnheader', { name: 'Email' });
  expect(screen.getByRole('columnheader', { name: 'Text message' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Push notification' })).toBeNull();
  vi.unstubAllGlobals();
});

it('shows no switch as on before it is known to be', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await shown(<HostSwitches />, { words: ['noticeSettings'] });
  for (const control of screen.getAllByRole('switch')) {
    expect(control).toHaveProperty('checked', false);
    expect(control).toHaveProperty('disabled', true);
    expect(control.nextElementSibling?.className, 'its knob is on no side').toMatch(/invisible/);
  }
});
