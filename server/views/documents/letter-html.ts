import { escapeHtml } from '#server/platform/http/plain-page.ts';
import type { Letter, LetterTable } from './letter.ts';

/** What a letter says, as a part of a page: its figure, facts, tables and notes. */
export const letterHtml = ({ figure, facts, tables, notes }: Letter): string => `
<dl class="sums">
${figure ? `<div class="figure"><dt>${escapeHtml(figure.label)}</dt><dd>${escapeHtml(figure.amount)}${figure.note ? `<small>${escapeHtml(figure.note)}</small>` : ''}</dd></div>` : ''}
${facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('\n')}
</dl>
${tables.map(tableHtml).join('\n')}
${notes.map((note) => `<p class="note">${withLinks(note)}</p>`).join('\n')}`;

function tableHtml({ title, columns, rows }: LetterTable): string {
  const classOf = (index: number) => (columns[index]?.kind === 'money' ? ' class="money"' : '');
  const heads = columns.map(({ label }, index) => `<th scope="col"${classOf(index)}>${escapeHtml(label)}</th>`);
  const lines = rows.map(({ kind, cells, note }) => {
    const shown = cells.map((cell, index) => {
      const below = columns[index]?.kind === 'wide' && note ? `<small>${escapeHtml(note)}</small>` : '';
      return `<td${classOf(index)}>${escapeHtml(cell)}${below}</td>`;
    });
    return `<tr${kind === 'sum' ? ' class="sum"' : ''}>${shown.join('')}</tr>`;
  });
  return `<table>${title ? `<caption>${escapeHtml(title)}</caption>` : ''}
<thead><tr>${heads.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
}

/** Links of ours in a sentence lead there; their secrets are long, and only on paper does anybody type them. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s\u2066-\u2069]+/g, (link) => `<a href="${link}">${inShort(link)}</a>`);

const inShort = (link: string): string => link.replace(/^https?:\/\//, '').replace(/([\w-]{6})[\w-]{20,}$/, '$1…');
