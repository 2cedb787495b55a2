import type { AnswerOf, Role } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { listDevAccounts } from '#contract/system.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { translate } from '#server/platform/translate.ts';

type Account = AnswerOf<typeof listDevAccounts>[number];
type Say = (key: string) => string;

const roles: readonly Role[] = ['HOST', 'CLEANER', 'ADMIN'];

/** The demo's accounts as a page that works without scripts: by role, each with what it takes to log in. */
export function accountsPage(accounts: readonly Account[], language: LanguageCode): string {
  const say: Say = (key) => escapeHtml(translate(language, `demo:${key}`));
  const tables = roles.map((role) => {
    const title = escapeHtml(translate(language, `common:roles.${role}`));
    return `<section><h2>${title}</h2>${table(
      accounts.filter((one) => one.role === role),
      language,
      say,
    )}</section>`;
  });
  return plainPage({
    language,
    title: translate(language, 'demo:accounts.title'),
    lede: translate(language, 'demo:accounts.lede'),
    body: `
<nav>
  <a href="/auth">${say('accounts.toLogin')}</a>
  <a href="/dev/mail?language=${language}">${say('mail.title')}</a>
  <a href="/dev/clock?language=${language}">${say('clock.title')}</a>
</nav>
${tables.join('\n')}`,
  });
}

function table(accounts: readonly Account[], language: LanguageCode, say: Say): string {
  return `
<table>
<thead><tr><th>${say('accounts.name')}</th><th>${say('accounts.password')}</th></tr></thead>
<tbody>${accounts.map((account) => row(account, language, say)).join('')}
</tbody>
</table>`;
}

function row({ name, email, password }: Account, language: LanguageCode, say: Say): string {
  const mail = `/dev/mail?${new URLSearchParams({ to: email, language })}`;
  return `
<tr>
  <td><bdi>${escapeHtml(name)}</bdi><br>
    <bdi>${escapeHtml(email)}</bdi> <a href="${escapeHtml(mail)}">${say('accounts.mail')}</a></td>
  <td><code dir="ltr">${escapeHtml(password ?? '')}</code></td>
</tr>`;
}
