import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDate } from '#contract/format-date.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { clockSteps, type showClock } from '#contract/system.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { translate } from '#server/platform/translate.ts';

/** The demo's time as a page that works without scripts, with a button for each step ahead. */
export function clockPage({ now, nextJobStart }: AnswerOf<typeof showClock>, language: LanguageCode): string {
  const say = (key: string, time = '') => escapeHtml(translate(language, `demo:${key}`, { time, when: time }));
  const at = (instant: string) =>
    `${formatDate(new Date(instant), language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
  const words = {
    hour: say('clock.hour'),
    nextJob: nextJobStart ? say('clock.nextJobIn', at(nextJobStart)) : say('clock.nextJob'),
    days: say('clock.days'),
  };
  const button = (step: (typeof clockSteps)[number]) => `
<form method="post" action="/dev/clock/${step}?language=${language}">
  <button${step === 'nextJob' && !nextJobStart ? ' disabled' : ''}>${words[step]}</button>
</form>`;
  return plainPage({
    language,
    title: translate(language, 'demo:clock.title'),
    lede: translate(language, 'demo:clock.text'),
    body: `
<nav>
  <a href="/dev/accounts?language=${language}">${say('accounts.title')}</a>
  <a href="/dev/mail?language=${language}">${say('mail.title')}</a>
</nav>
<p><strong>${say('clock.now', at(now))}</strong></p>
<div class="steps">${clockSteps.map(button).join('')}
</div>`,
  });
}
