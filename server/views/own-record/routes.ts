import { makeOwnRecord } from '#contract/own-record.ts';
import { route } from '#server/platform/http/route.ts';
import { sendOwnRecord } from './send-own-record.ts';

export const ownRecordRoutes = [
  route(makeOwnRecord, ({ kit, actor, reply }) => sendOwnRecord(kit, actor, reply), {
    ...{ ownAnswer: true, secretAnswer: 'never kept' },
  }),
];
