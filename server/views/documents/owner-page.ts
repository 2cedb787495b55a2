import { readFileSync } from 'node:fs';
import { formatMoney } from '#contract/format-money.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { escapeHtml, pageAround } from '#server/platform/http/plain-page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { shortPhotoLinks } from '#server/platform/photo-link.ts';
import { translate } from '#server/platform/translate.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { monthAndYear } from './owner-month.ts';

const styles = readFileSync(new URL('./owner-page.css', import.meta.url), 'utf8');

interface OwnedHome {
  title: string;
  address: string;
  city: string | null;
  state: string | null;
  pictureKey: string | null;
  hostEmail: string;
}

interface Shown {
  letter: Letter;
  secret: string;
  month: string;
  months: readonly { month: string; cents: number }[];
  /** The address named none that there is: the newest is shown. */
  noSuchMonth: boolean;
  /** The language that the reader has chosen on the page; it goes along with every link. */
  chosen: LanguageCode | undefined;
}

/** One month’s statement as a page without scripts: to read on a phone, to print, and with the way to the other months. */
export function ownerPage(kit: Kit, home: OwnedHome, shown: Shown): string {
  const { letter, months, month } = shown;
  const say = sayIn(letter.language);
  return pageAround({
    ...{ language: letter.language, title: `${letter.title} · ${home.title}`, styles },
    header: `<span>${escapeHtml(letter.sender.name)}</span>${languageSwitch(letter.language, (code) => pageAt(shown.secret, month, code))}`,
    main: `${shown.noSuchMonth ? `<p class="lede" role="status">${escapeHtml(say('noSuchMonth'))}</p>` : ''}<article class="statement">
${head(kit, home, shown)}
${letterHtml(withTotalOnce(letter))}
</article>
<aside>
${months.some((each) => each.month !== month) ? monthList(shown) : ''}
<p class="contact">${escapeHtml(say('contact'))}
<a href="mailto:${escapeHtml(encodeURI(home.hostEmail))}">${escapeHtml(say('write', { name: nameOf(letter) }))}</a></p>
</aside>`,
  });
}

/** The large figure is where one looks for it; on paper the parts are added up below as well. */
const withTotalOnce = (letter: Letter): Letter => ({
  ...letter,
  tables: letter.tables.map((table) => ({ ...table, rows: table.rows.filter(({ kind }) => kind !== 'sum') })),
});

/** Whoever opens a link that has ended, or was broken when it was copied, reads so in any language; it leads nowhere else. */
export function endedPage(language: LanguageCode): string {
  const say = sayIn(language);
  return pageAround({
    ...{ language, title: say('ended'), styles },
    header: `<a href="/">Freshkey</a>${languageSwitch(language, (code) => `?language=${code}`)}`,
    main: `<h1>${escapeHtml(say('ended'))}</h1>
<p class="lede">${escapeHtml(say('endedText'))}</p>`,
  });
}

const sayIn =
  (language: LanguageCode) =>
  (key: string, params: Record<string, string> = {}) =>
    translate(language, `documents:owner.${key}`, params);

/** The host is the first fact of the statement. */
const nameOf = ({ facts }: Letter): string => facts[0]?.value ?? '';

function head(kit: Kit, { pictureKey, ...place }: OwnedHome, { letter, secret, month, chosen }: Shown): string {
  const say = sayIn(letter.language);
  const picture = pictureKey
    ? `<img src="${escapeHtml(shortPhotoLinks(kit, pictureKey).thumbnailUrl)}" alt="${escapeHtml(say('picture'))}" width="88" height="88">`
    : '';
  const stamp = letter.stamp ? ` <span class="stamp">${escapeHtml(letter.stamp.text)}</span>` : '';
  return `<div class="head">${picture}
<div><p class="home">${escapeHtml(letter.about)}</p>
<p class="by"><bdi>${escapeHtml(shownAddress(place))}</bdi></p>
<p class="by">${escapeHtml(say('by', { name: nameOf(letter) }))}</p></div>
<a class="download" href="${escapeHtml(pdfAt(secret, month, chosen ?? letter.language))}">${escapeHtml(say('download'))}</a></div>
<h1>${escapeHtml(letter.title)}${stamp}</h1>`;
}

/** Months before these two years are folded, unless one of them is read. */
const unfolded = 24;

function monthList({ letter, secret, month, months, chosen }: Shown): string {
  const say = sayIn(letter.language);
  const rows = months.map(({ month: each, cents }) => {
    const isRead = each === month;
    // its sum stands above, in large
    const sum = isRead ? '' : `\n<span>${escapeHtml(formatMoney(cents, letter.language))}</span>`;
    return `<li><a href="${escapeHtml(pageAt(secret, each, chosen))}"${isRead ? ' aria-current="page"' : ''}>${escapeHtml(monthAndYear(letter, each))}</a>${sum}</li>`;
  });
  const listOf = (part: readonly string[]) => `<ul class="months">${part.join('\n')}</ul>`;
  const isOlder = months.findIndex((each) => each.month === month) >= unfolded;
  const earlier = `<details class="earlier"${isOlder ? ' open' : ''}><summary>${escapeHtml(say('earlier'))}</summary>
${listOf(rows.slice(unfolded))}</details>`;
  return `<h2>${escapeHtml(say('months'))}</h2>
${listOf(rows.slice(0, unfolded))}${rows.length > unfolded ? earlier : ''}`;
}

function languageSwitch(language: LanguageCode, pageIn: (code: LanguageCode) => string): string {
  const links = languages.map(({ code, nativeName }) => {
    const current = code === language ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(pageIn(code))}" lang="${code}" hreflang="${code}"${current}>${nativeName}</a>`;
  });
  const own = languages.find(({ code }) => code === language)?.nativeName ?? '';
  const label = escapeHtml(sayIn(language)('language'));
  return `<details class="languages"><summary aria-label="${label}: ${own}">${own}</summary><nav aria-label="${label}">${links.join('')}</nav></details>`;
}

const pageAt = (secret: string, month: string, language: LanguageCode | undefined): string =>
  `/owner-statements/${encodeURIComponent(secret)}?month=${month}${language ? `&language=${language}` : ''}`;

const pdfAt = (secret: string, month: string, language: LanguageCode): string =>
  `/owner-statements/${encodeURIComponent(secret)}/${month}.pdf?language=${language}`;
