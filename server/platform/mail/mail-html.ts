import { directionOf } from '#contract/languages.ts';
import { escapeHtml } from '../http/plain-page.ts';
import type { MailRow } from '../mail.ts';
import { translate } from '../translate.ts';
import { ruler } from './one-of-many.ts';

type Shown = Pick<MailRow, 'subject' | 'text' | 'language' | 'link' | 'code' | 'unsubscribeUrl'>;

/**
 * A mail's text as mail programs show it: the name above, its paragraphs, the code large, and its link as one button.
 * Tables and inline styles, because that is all that every program understands; a class where the dark is to differ.
 */
export function mailHtml(mail: Shown, publicUrl: string): string {
  const { language, subject, text, unsubscribeUrl } = mail;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph, at, all) =>
      all[at - 1] === ruler ? heading(paragraph) : shownAs(paragraph.trim(), mail, publicUrl),
    );
  const unsubscribe = unsubscribeUrl ? footnote(translate(language, 'mail:unsubscribe'), unsubscribeUrl) : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f3ee">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3ee">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 14px;${font};font-size:20px;font-weight:700;letter-spacing:-0.01em;color:#1d4d3a">Freshkey</td></tr>
<tr><td class="sheet" style="padding:28px 24px 16px;background:#ffffff;border-top:2px solid #1d4d3a;border-radius:6px">
<h1 class="ink" style="margin:0 0 18px;${font};font-size:21px;line-height:1.3;font-weight:650;color:#17211c">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</td></tr>
<tr><td style="padding:14px 4px">${unsubscribe}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const font = `font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',sans-serif`;
const small = `margin:0;${font};font-size:13px;line-height:1.5;color:#5d665f`;
const body = `margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:#17211c`;

const dark = `
@media (prefers-color-scheme: dark) {
  .ground { background: #141a17 !important; }
  .sheet { background: #1d2521 !important; border-top-color: #7fc4a3 !important; }
  .ink { color: #eef1ec !important; }
  .soft { color: #a9b3ac !important; }
  .line { border-top-color: #3a453f !important; }
  .button { background: #7fc4a3 !important; color: #10211a !important; }
}`;

function shownAs(paragraph: string, mail: Shown, publicUrl: string): string {
  const { link, code, unsubscribeUrl } = mail;
  if (paragraph === '') return '';
  // the footer has it
  if (unsubscribeUrl && paragraph.endsWith(unsubscribeUrl)) return '';
  if (paragraph === ruler) return '<hr class="line" style="margin:24px 0;border:0;border-top:1px solid #d9d8d0">';
  if (code && paragraph === code)
    return `<p class="ink" dir="ltr" style="margin:0 0 16px;${font};font-size:32px;font-weight:700;letter-spacing:0.18em;color:#17211c;unicode-bidi:isolate">${escapeHtml(code)}</p>`;
  if (link && paragraph === link) return button(link, openingOf(link, mail, publicUrl));
  // of several mails each keeps its own link, in words: an address would run against the direction of the rest
  const isOfMany = mail.text.includes(ruler) && paragraph.startsWith(`${publicUrl}/`) && !/\s/.test(paragraph);
  if (isOfMany) return button(paragraph, openingOf(paragraph, mail, publicUrl));
  const [label = '', address = '', ...more] = paragraph.split('\n');
  if (more.length === 0 && address.startsWith(`${publicUrl}/unsubscribe/`)) return footnote(label, address);
  return `<p class="ink" style="${body}">${linked(paragraph, publicUrl).replaceAll('\n', '<br>')}</p>`;
}

/** What a button leads to, in a word or two. */
function openingOf(link: string, { language }: Shown, publicUrl: string): string {
  if (link.startsWith(`${publicUrl}/jobs/`)) return translate(language, 'mail:openJob');
  if (link.startsWith(`${publicUrl}/messages/`)) return translate(language, 'mail:openMessages');
  return translate(language, 'mail:open');
}

const button = (link: string, label: string): string =>
  `<p style="margin:6px 0 22px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:#1d4d3a;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** The subject of one mail among several. */
const heading = (subject: string): string =>
  `<h2 class="ink" style="margin:0 0 14px;${font};font-size:17px;line-height:1.35;font-weight:650;color:#17211c">${escapeHtml(subject)}</h2>`;

const footnote = (label: string, address: string): string =>
  `<p class="soft" style="${small}"><a class="soft" href="${escapeHtml(address)}" style="color:#5d665f">${escapeHtml(label)}</a></p>`;

/** Only an address of ours, alone on its line, becomes a link: not what people wrote. */
const linked = (paragraph: string, publicUrl: string): string =>
  paragraph
    .split('\n')
    .map((line) =>
      line.startsWith(`${publicUrl}/`) && !/\s/.test(line)
        ? `<a class="ink" href="${escapeHtml(line)}" style="color:#1d4d3a;overflow-wrap:anywhere">${escapeHtml(line)}</a>`
        : escapeHtml(line),
    )
    .join('\n');
