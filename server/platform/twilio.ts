import { minute } from './clock.ts';
import { SmsFailed, type SmsRefusal, SmsRefused, type SmsSender, SmsUnsure } from './sms-sender.ts';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the id of a messaging service, which begins with MG. */
  from: string;
  /** Another address than Twilio's own, for tests. */
  origin?: string;
}

const patience = 10_000;
/** By which Twilio's clock and ours may differ. */
const clockDrift = 5 * minute;

/** Twilio's Messages resource, https://www.twilio.com/docs/messaging/api/message-resource */
export const twilioTexts = (settings: TwilioSettings): SmsSender => ({
  async send(to, text) {
    const { from } = settings;
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const answer = await ask(settings, '', {
      method: 'POST',
      body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
    });
    if (!answer) throw new SmsUnsure('no answer');
    if (answer.status === 201) return;
    const { code }: { code?: unknown } = Object(answer.body);
    const refusal = typeof code === 'number' ? refusals[code] : undefined;
    if (refusal) throw new SmsRefused(refusal);
    // Twilio may have failed before or after it took the text
    if (answer.status >= 500) throw new SmsUnsure(causeOf(answer));
    throw new SmsFailed(causeOf(answer));
  },
  async wasTaken(to, { since, isText }) {
    const answer = await ask(settings, `?${new URLSearchParams({ To: to, PageSize: '200' })}`, {});
    if (answer?.status !== 200) throw new SmsFailed(answer ? causeOf(answer) : 'no answer');
    return messagesIn(answer.body).some(
      ({ body, createdAt }) => createdAt >= since.getTime() - clockDrift && isText(body.replace(trialPrefix, '')),
    );
  },
});

interface Answer {
  status: number;
  body: unknown;
}

/** Null without an answer in time. */
async function ask(
  { accountSid, authToken, origin = 'https://api.twilio.com' }: TwilioSettings,
  query: string,
  request: RequestInit,
): Promise<Answer | null> {
  const url = `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json${query}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const manner = { headers: { authorization }, redirect: 'error', signal: AbortSignal.timeout(patience) } as const;
  const answer = await fetch(url, { ...request, ...manner }).catch(() => null);
  return answer && { status: answer.status, body: await answer.json().catch(() => null) };
}

function causeOf({ status, body }: Answer): string {
  const { code }: { code?: unknown } = Object(body);
  return typeof code === 'number' ? `Twilio ${code}` : `HTTP ${status}`;
}

/** What Twilio puts before the texts of an account that does not pay yet. */
const trialPrefix = /^Sent from your Twilio trial account - /;

function messagesIn(answer: unknown): { body: string; createdAt: number }[] {
  const { messages }: { messages?: unknown } = Object(answer);
  return (Array.isArray(messages) ? messages : []).map((message: unknown) => {
    const { body, date_created: created }: { body?: unknown; date_created?: unknown } = Object(message);
    return { body: String(body), createdAt: Date.parse(String(created)) };
  });
}

/** What is about the number: https://www.twilio.com/docs/api/errors. Everything else may be mended and is tried again. */
const refusals: Readonly<Record<number, SmsRefusal>> = {
  21610: 'stopped',
  // no such number, cannot be reached by this sender, in a region that is switched off, no mobile number, a landline
  21211: 'unreachable',
  21612: 'unreachable',
  21408: 'unreachable',
  21614: 'unreachable',
  21635: 'unreachable',
};
