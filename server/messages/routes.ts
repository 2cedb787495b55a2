import * as messages from '#contract/messages.ts';
import { route } from '#server/platform/http/route.ts';
import { getConversation } from './get-conversation.ts';
import { listMessages } from './list-messages.ts';
import { listThreads } from './list-threads.ts';
import { readAsAdmin, type ThreadOfDispute, threadOfReport } from './read-as-admin.ts';
import { reportMessage } from './report-message.ts';
import { sendMessage } from './send-message.ts';
import { translateMessage } from './translate-message.ts';

/** `threadOfDispute`: whose conversation a report about a job is about. */
export const messageRoutes = (threadOfDispute: ThreadOfDispute) => [
  route(messages.listMessages, ({ kit, actor, params, query }) => listMessages(kit, actor, params.id, query)),
  route(messages.sendMessage, ({ kit, actor, params, query, body }) =>
    sendMessage(kit, actor, { jobId: params.id, ...query }, body),
  ),
  route(messages.getConversation, ({ kit, actor, params, query }) =>
    getConversation(kit, actor, { jobId: params.id, ...query }),
  ),
  route(messages.listThreads, ({ kit, actor, query }) => listThreads(kit, actor, query)),
  route(messages.reportMessage, ({ kit, actor, params, body }) => reportMessage(kit, actor, params.id, body)),
  route(messages.translateMessage, ({ kit, actor, params, body }) => translateMessage(kit, actor, params.id, body.to)),
  route(messages.listContentMessages, ({ kit, actor, params, query }) =>
    readAsAdmin(kit, actor, { kind: 'content report', id: params.id, threadOf: threadOfReport }, query),
  ),
  route(messages.listDisputeMessages, ({ kit, actor, params, query }) =>
    readAsAdmin(kit, actor, { kind: 'dispute', id: params.id, threadOf: threadOfDispute }, query),
  ),
];
