import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReportPanel } from './report-panel.tsx';
import { tenseOf } from './tense-of.ts';

afterEach(() => keepActingFor(null));

const words = ['reports'];
const nothing = () => undefined;

const dispute: Dispute = {
  ...{ id: 'd', jobId: 'j', reason: 'quality', text: 'The oven is not clean.', photoUrls: [], taskIds: ['t'] },
  ...{ createdAt: '2026-11-21T12:00:00Z', answer: null, acceptedBy: null, escalation: null, resolution: null },
  ...{ status: 'PROPOSED', deadline: '2026-11-22T15:00:00Z' },
  terms: { answerHours: 24, agreeHours: 24, decideHours: 72 },
  proposal: {
    payoutCents: toCents(10_800),
    rules: [
      {
        rule: 'late_30',
        takenOffCents: toCents(1_200),
        evidence: [
          { kind: 'time', id: null, text: '', code: 'started', params: { at: '2026-11-21T16:38:00Z' } },
          { kind: 'task', id: 't', text: '', code: 'taskContested', params: { task: 'Clean the oven' } },
        ],
      },
    ],
  },
};
// what the panel reads of a job
const people = {
  host: { name: 'Hanna' },
  cleaner: { name: 'Carlos' },
  timeline: [{ kind: 'PAID' }, { kind: 'DISPUTED' }],
};
const priced = { id: 'j', payoutCents: toCents(12_000), timeZone: 'America/New_York' };
const job = { ...priced, ...people, can: [], tasks: [] } as never;
const jobThatCan = (...can: JobDetail['can']): JobDetail => ({ ...Object(job), can });

interface Shown {
  language?: 'en' | 'de';
  tense?: 'now' | 'end';
  side?: 'host' | 'cleaner' | null;
  tip?: number;
}

const panel = (
  of: Partial<Dispute>,
  can: JobDetail['can'],
  { language = 'en', tense = 'now', side = 'host', tip = 0 }: Shown = {},
) =>
  shown(
    <ReportPanel
      job={jobThatCan(...can)}
      tense={tense}
      tipCents={toCents(tip)}
      dispute={{ ...dispute, ...of }}
      side={side}
      nameOfTask={() => 'The oven'}
      moneyAt={(cents) => <p>{`money at ${cents}`}</p>}
    />,
    { words, language },
  );

it('shows the proposal with its evidence in words, and both sides’ money at it', async () => {
  await panel({}, []);
  const text = document.body.textContent ?? '';
  expect(text).toContain('money at 10800');
  expect(text).toMatch(/Work was started on Sat, Nov 21, 11:38\sAM EST/);
  expect(text).toContain('“The oven” was checked off');
  expect(text).toContain('−$12.00');
  expect(text).toContain('$108.00');
});

it('says how far a photo was taken in the reader’s units', async () => {
  const far = { kind: 'photo', id: 'p', text: '', code: 'photoFar', params: { kilometers: 4.8 } } as const;
  const rule = { rule: 'doubtful_photo', takenOffCents: toCents(0) } as const;
  await panel({ proposal: { payoutCents: toCents(12_000), rules: [{ ...rule, evidence: [far] }] } }, []);
  expect(document.body.textContent).toContain('A photo was taken 3 mi from the property');
});

it('of a paid job, says what the host pays in the end and gets back, not that they pay again', async () => {
  await panel({}, [], { tense: 'end' });
  const text = document.body.textContent ?? '';
  expect(text).toContain('You pay in the end$113.00');
  expect(text).toContain('You get back$12.00');
  expect(text).not.toMatch(/You pay\$/);
});

it('counts a tip that was paid before the report, so that the sum is the same as at the head of the job', async () => {
  await panel({}, [], { tense: 'end', tip: 500 });
  const text = document.body.textContent ?? '';
  expect(text).toContain('Tip, not affected+$5.00');
  expect(text).toContain('You pay in the end$118.00');
  expect(text).toContain('You get back$12.00');
});

it('counts the tip for the cleaner too', async () => {
  await panel({}, [], { tense: 'end', tip: 500, side: 'cleaner' });
  expect(document.body.textContent).toContain('You receive in the end$108.00');
});

it('tells a viewer of the host’s team until when both sides may answer, and asks nothing of them', async () => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'VIEWER', some: false });
  await fetchRights();
  await panel({}, []);
  expect(document.body.textContent).toContain('Both sides have until Sun, Nov 22');
});

it('warns a host who accepts that the cleaner comes back before they have come', async () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answer = { text: 'I will finish it.', photoUrls: [], keptOutBy: null, at: soon(-1) };
  const user = await panel({ answer: { ...answer, recleanAt: soon(20) }, deadline: soon(44) }, ['acceptProposal']);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^Carlos hasn’t come back yet/)).toBeTruthy();
});

it('promises nothing back to a host whose bank has fetched the payment back', async () => {
  const unpaid = { kind: 'repayment' } as JobDetail['unpaid'];
  expect(tenseOf({ status: 'PROPOSED' }, { status: 'PAID', unpaid: unpaid ?? null })).toBe('now');
  expect(tenseOf({ status: 'PROPOSED' }, { status: 'PAID', unpaid: null })).toBe('end');
});

it.each([
  ['cleaner', 'Please answer by'],
  ['host', 'Your cleaner has until'],
  [null, 'The cleaner has until'],
] as const)('says to the %s whose turn an unanswered report is', async (side, said) => {
  await panel({ status: 'OPEN', proposal: null }, [], { side });
  expect(document.body.textContent).toContain(said);
});

it('says it in the reader’s language', async () => {
  await panel({}, [], { language: 'de' });
  expect(document.body.textContent).toContain('31 bis 60 Minuten zu spät');
});

it('offers exactly what the server allows', async () => {
  await panel({}, ['acceptProposal', 'escalateReport', 'withdrawReport']);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Accept', 'Let Freshkey decide', 'Withdraw report']);
});

it('is at the thumb only while there is something to accept: what goes around it is quiet then', async () => {
  await panel({}, ['acceptProposal', 'escalateReport', 'withdrawReport']);
  expect(document.querySelector('[data-thumb-foot]')).toBeTruthy();
  document.body.replaceChildren();
  await panel({ acceptedBy: 'host' }, ['escalateReport', 'withdrawReport']);
  expect(screen.getByRole('button', { name: 'Let Freshkey decide' })).toBeTruthy();
  expect(document.querySelector('[data-thumb-foot]')).toBeNull();
});

it('leaves accepting to the head of a wide page where that has it, so that one button leads', async () => {
  const submitted = { ...Object(jobThatCan('acceptProposal')), status: 'SUBMITTED' };
  const props = { tense: 'now', side: 'host', nameOfTask: () => '', moneyAt: () => null } as const;
  await shown(<ReportPanel job={submitted} dispute={dispute} {...props} />, { words });
  expect(screen.getByRole('button', { name: 'Accept' }).className).toContain('lg:hidden');
});

it('says who has accepted, and how it ended', async () => {
  await panel({ acceptedBy: 'cleaner' }, []);
  expect(document.body.textContent).toContain('The other side has accepted');
});

it('asks a host to accept an offered return only once it is done, and says when it is off', async () => {
  const answer = { text: 'I’ll come back.', photoUrls: [], recleanAt: '2026-11-22T14:00:00Z', keptOutBy: null, at: '' };
  const returning = { answer } as unknown as Partial<Dispute>; // all that is read of the answer
  await panel({ ...returning, deadline: '2026-11-23T14:00:00Z' }, ['acceptProposal']);
  const text = document.body.textContent ?? '';
  expect(text).toMatch(
    /coming back on Sun, Nov 22, 9:00\sAM EST\. Accept once it’s done\. .* by Mon, Nov 23, 9:00\sAM EST/,
  );
  await panel({ ...returning, status: 'ESCALATED' }, []);
  expect(document.body.textContent).toContain('The offer to come back no longer stands.');
});

it('tells an admin’s decision with its reason', async () => {
  const resolution = { payoutCents: toCents(9_000), by: 'admin', reason: 'One room was missed.', at: '' } as const;
  await panel({ status: 'RESOLVED', deadline: null, resolution }, []);
  expect(document.body.textContent).toContain('Freshkey has decided.');
  expect(document.body.textContent).toContain('One room was missed.');
  expect(document.body.textContent).toContain('money at 9000');
});

it('adds up from the agreed payout to what the reader pays, says what comes back, and calls people by name', async () => {
  const resolution = { payoutCents: toCents(9_000), by: 'admin', reason: 'One room was missed.', at: '' } as const;
  await panel({ status: 'RESOLVED', deadline: null, resolution }, []);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['$120.00', '−$12.00', '−$18.00', '$90.00', '+$5.00', '$95.00']);
  const text = document.body.textContent ?? '';
  for (const said of ['$30.00 goes back to the card that was charged.', 'You say', 'Carlos says'])
    expect(text).toContain(said);
});

it('says nothing of rules that found nothing where an admin decided otherwise', async () => {
  const resolution = { payoutCents: toCents(10_000), by: 'admin', reason: 'The door broke.', at: '' } as const;
  const evidence = [{ kind: 'text', id: null, text: '', code: 'nothing', params: {} } as const];
  const proposal = {
    payoutCents: toCents(12_000),
    rules: [{ rule: 'nothing_found' as const, takenOffCents: toCents(0), evidence }],
  };
  await panel({ status: 'RESOLVED', deadline: null, resolution, proposal }, []);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts.slice(0, 3)).toEqual(['$120.00', '−$20.00', '$100.00']);
});

it('gives no sum to a rule that takes nothing off', async () => {
  const evidence = [{ kind: 'text', id: null, text: '', code: 'nothing', params: {} } as const];
  const rules = [{ rule: 'nothing_found' as const, takenOffCents: toCents(0), evidence }];
  await panel({ proposal: { payoutCents: toCents(12_000), rules } }, []);
  expect(screen.getByText(/^No rule calls for a deduction/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('deduction$0.00');
});

it('asks for a reason and what happened before anything is sent', async () => {
  const user = await shown(<ReportDialog job={jobThatCan('report')} nameOfTask={nothing} onClose={nothing} />, {
    words,
  });
  await waitFor(() => screen.getByRole('button', { name: 'Report' }));
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const faults = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(faults).toEqual(['Choose what it’s about.', 'Say what happened.']);
  expect(document.activeElement).toBe(screen.getByLabelText('What’s it about?'));
});
