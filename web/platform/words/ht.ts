import type { Words } from './words.ts';

export const first = import.meta.glob<Words>('../../../locales/ht/{common,shell,ui,errors,notifications}.json', {
  import: 'default',
  eager: true,
});
export const later = import.meta.glob<Words>(
  ['../../../locales/ht/*.json', '!**/{common,shell,ui,errors,notifications,notices,mail,calendarExport}.json'],
  { import: 'default' },
);
