import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import type { DevMail } from './list-mail.ts';

const shown = 100;

/** The demo's mails as a page that works without scripts. */
export function mailPage(mails: readonly DevMail[], to = ''): string {
  const newest = mails.slice(0, shown);
  return plainPage({
    title: 'Demo inbox',
    lede: 'In demo mode every email is kept here, so you can log in without a mail server.',
    body: `
<form method="get" action="/dev/mail">
  <label>To <input type="email" name="to" value="${escapeHtml(to)}" placeholder="everyone"></label>
  <button>Show</button>${to ? ' <a href="/dev/mail">Show all</a>' : ''}
</form>
<p class="faint">${countOf(newest.length, mails.length)}</p>
${newest.map(mailArticle).join('')}`,
  });
}

function countOf(listed: number, all: number): string {
  if (all === 0) return 'No emails yet. Ask for a code on the login page, then reload this page.';
  return listed < all ? `The newest ${listed} of ${all}.` : `${all} in all, newest first.`;
}

function mailArticle({ to, subject, text, code, link, sentAt }: DevMail): string {
  const at = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  return `
<article>
  <h2>${escapeHtml(subject)}</h2>
  <p class="faint">To ${escapeHtml(to)}, <time datetime="${sentAt}">${at}</time></p>
  ${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
  ${link && /^https?:/.test(link) ? `<p><a href="${escapeHtml(link)}">Open the link</a></p>` : ''}
  <details><summary>Full text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;
}
