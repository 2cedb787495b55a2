import { formatDate } from '#contract/format-date.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { type TextParams, translate } from '#server/platform/translate.ts';
import type { KeptMail } from './list-mail.ts';

const shown = 100;

/** The demo's mails as a page that works without scripts. */
export function mailPage(mails: readonly KeptMail[], { to = '', language }: { to?: string; language: LanguageCode }) {
  const say = (key: string, params?: TextParams) => escapeHtml(translate(language, `demo:mail.${key}`, params));
  const newest = mails.slice(0, shown);
  const count = newest.length > 0 ? say('count', { listed: newest.length, all: mails.length }) : say('none');
  return plainPage({
    language,
    title: translate(language, 'demo:mail.title'),
    lede: translate(language, 'demo:mail.lede'),
    body: `
<nav>
  <a href="/dev/accounts?language=${language}">${escapeHtml(translate(language, 'demo:accounts.title'))}</a>
  <a href="/dev/clock?language=${language}">${escapeHtml(translate(language, 'demo:clock.title'))}</a>
</nav>
<form method="get" action="/dev/mail">
  <label>${say('to')} <input type="email" name="to" value="${escapeHtml(to)}" placeholder="${say('everybody')}"></label>
  <input type="hidden" name="language" value="${language}">
  <button>${say('show')}</button>${to ? ` <a href="/dev/mail?language=${language}">${say('showAll')}</a>` : ''}
</form>
<p class="faint">${count}</p>
${newest.map((mail) => mailArticle(mail, language, say)).join('')}`,
  });
}

type Say = (key: string, params?: TextParams) => string;

function mailArticle({ data, html }: KeptMail, language: LanguageCode, say: Say): string {
  const { to, subject, text, code, link, sentAt } = data;
  const at = formatDate(new Date(sentAt), language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return `
<article>
  <h2 dir="auto">${escapeHtml(subject)}</h2>
  <p class="faint">${say('sent', { to: apart(to), time: apart(`${at} UTC`) })}</p>
  ${code ? `<p class="code"><bdi>${escapeHtml(code)}</bdi></p>` : ''}
  ${link && /^https?:/.test(link) ? `<p><a href="${escapeHtml(link)}">${say('openLink')}</a></p>` : ''}
  <details><summary>${say('asShown')}</summary>${framed(html(), subject)}</details>
  <details><summary>${say('wholeText')}</summary><pre dir="auto">${escapeHtml(text)}</pre></details>
</article>`;
}

/** The mail in a frame that runs nothing; its links open beside this page. */
function framed(html: string, title: string): string {
  const source = html.replace('<head>', '<head><base target="_blank">');
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  return `<iframe loading="lazy" sandbox="${sandbox}" title="${escapeHtml(title)}" srcdoc="${escapeHtml(source)}"></iframe>`;
}

/** Keeps its own direction inside a sentence in another: Unicode isolates, the text equivalent of <bdi>. */
const apart = (text: string): string => `\u2068${text}\u2069`;
