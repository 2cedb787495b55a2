import type { House } from './house.ts';
import type { Answer } from './peek-at-stream.ts';
import type { Part, People, Scene, Walked } from './walk-parts.ts';

export interface Asked {
  job: Scene;
  people: People;
  part: Part;
}
type Call = (house: House, asked: Asked) => Promise<Answer>;

const patchJob =
  (body: object): Call =>
  (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}`, body, people[part].token);
const post =
  (what: string, bodyOf: (asked: Asked) => object | undefined = () => undefined): Call =>
  (house, asked) =>
    house.post(`/api/jobs/${asked.job.id}/${what}`, bodyOf(asked), asked.people[asked.part].token);
const onReport =
  (what: string, body?: object): Call =>
  (house, { job, people, part }) =>
    house.post(`/api/disputes/${job.reportId}/${what}`, body, people[part].token);
/** The person's own bid or, if they have none, someone else's. */
const bidPath = ({ job, part }: Asked) => `/api/bids/${job.bidOf[part] ?? job.bidOf.bidder}`;

/** A host says with whom. */
const messagesPath = ({ job, people, part }: Asked) =>
  `/api/jobs/${job.id}/messages${part === 'host' ? `?cleanerId=${people.bidder.id}` : ''}`;

/** The call for each ability. */
export const abilityCalls: Record<Walked, Call> = {
  edit: patchJob({ specialInstructions: 'Mind the cat' }),
  cancel: patchJob({ status: 'CANCELED' }),
  cancelAsAdmin: (house, { job, people, part }) =>
    house.post(`/api/admin/jobs/${job.id}/cancel`, { reason: 'The host called' }, people[part].token),
  reassign: (house, { job, people, part }) =>
    house.post(`/api/admin/jobs/${job.id}/reassign`, { reason: 'The host called' }, people[part].token),
  start: patchJob({ status: 'IN_PROGRESS' }),
  submit: patchJob({ status: 'SUBMITTED' }),
  seeBids: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/bids`, people[part].token),
  seePhotos: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}`, people[part].token),
  selectCleaners: (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}/select-cleaners`, { primaryBidId: job.bidOf.bidder }, people[part].token),
  invite: post('requests', ({ people }) => ({ cleanerId: people['approved cleaner'].id })),
  openToAll: post('open-to-all'),
  weigh: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/before-bid`, people[part].token),
  bid: post('bids', () => ({ amountCents: 9000 })),
  changeBid: (house, asked) => house.patch(bidPath(asked), { amountCents: 9500 }, asked.people[asked.part].token),
  withdrawBid: (house, asked) => house.remove(bidPath(asked), asked.people[asked.part].token),
  accept: post('accept'),
  decline: post('decline'),
  confirm: post('confirm'),
  withdraw: post('withdraw'),
  keepTime: post('change/keep-time', ({ job }) => ({ changeId: job.changeId })),
  acceptChange: post('change/accept', ({ job }) => ({ changeId: job.changeId })),
  leaveOverChange: post('change/leave'),
  wait: post('waiting', () => ({ reason: 'no_access' })),
  endWaiting: post('waiting/end'),
  couldNotClean: post('could-not-clean'),
  chooseHelpers: (house, { job, people, part }) =>
    house.send('PUT', `/api/jobs/${job.id}/helpers`, { as: people[part].token, body: { helperIds: [] } }),
  tickTasks: (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}/tasks/${job.taskId}`, { done: true }, people[part].token),
  addPhotos: post('deliverables', ({ job: { photoOf }, part }) => ({
    photoUrl: part === 'helper' ? photoOf.helper : photoOf.assigned,
    photoType: 'AFTER',
  })),
  addFindings: post('findings', () => ({ kind: 'note', note: 'The fern looks thirsty.' })),
  seeAccess: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/access`, people[part].token),
  pay: post('checkout'),
  report: post('disputes', () => ({ reason: 'quality', text: 'The oven is not clean.' })),
  answerReport: onReport('answer', { text: 'It was clean when I left.' }),
  acceptProposal: onReport('accept'),
  escalateReport: onReport('escalate'),
  withdrawReport: onReport('withdraw'),
  tip: post('tips', () => ({ tipCents: 500 })),
  review: (house, { job, people, part }) =>
    house.post(
      '/api/reviews',
      { jobId: job.id, targetId: part === 'host' ? people.assigned.id : people.host.id, overallStars: 5 },
      people[part].token,
    ),
  shareReady: (house, { job, people, part }) =>
    house.put(`/api/jobs/${job.id}/guest-page`, { title: 'Dune House', photoIds: [], taskIds: [] }, people[part].token),
  addToCalendar: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/calendar.ics`, people[part].token),
  message: (house, asked) => house.post(messagesPath(asked), { text: 'Parking?' }, asked.people[asked.part].token),
};
