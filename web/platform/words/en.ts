import type { Words } from './words.ts';

export const first = import.meta.glob<Words>('../../../locales/en/{common,shell,ui,errors,notifications}.json', {
  import: 'default',
  eager: true,
});
export const later = import.meta.glob<Words>(
  ['../../../locales/en/*.json', '!**/{common,shell,ui,errors,notifications,notices,mail,calendarExport}.json'],
  { import: 'default' },
);
