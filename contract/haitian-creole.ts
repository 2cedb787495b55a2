type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Haitian Creole for what `Intl` writes in French, where it is another word: `Intl` lacks the language, and French orders dates alike. */
export const haitianDateWords: Readonly<Record<string, string>> = {
  janvier: 'janvye',
  février: 'fevriye',
  mars: 'mas',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  novembre: 'novanm',
  décembre: 'desanm',
  'févr.': 'fevr.',
  'avr.': 'avr.',
  'juil.': 'jiyè',
  'oct.': 'okt.',
  'déc.': 'des.',
  lundi: 'lendi',
  mardi: 'madi',
  mercredi: 'mèkredi',
  jeudi: 'jedi',
  vendredi: 'vandredi',
  samedi: 'samdi',
  dimanche: 'dimanch',
  'lun.': 'len.',
  'mar.': 'mad.',
  'mer.': 'mèk.',
  'jeu.': 'jed.',
  'ven.': 'van.',
};

const units: Record<Unit, string> = {
  year: 'an',
  month: 'mwa',
  day: 'jou',
  hour: 'èdtan',
  minute: 'minit',
  second: 'segonn',
};

const named: Record<string, string> = {
  'second 0': 'kounye a',
  'day -2': 'avanyè',
  'day -1': 'yè',
  'day 1': 'demen',
  'day 2': 'apredemen',
  'month -1': 'mwa pase',
  'month 1': 'mwa pwochen',
  'year -1': 'ane pase',
  'year 1': 'ane pwochèn',
};

/** "sa gen 3 jou", "nan 2 èdtan", "demen". */
export function haitianRelative(count: number, unit: Unit): string {
  const name = named[`${unit} ${count}`];
  if (name) return name;
  return `${count < 0 ? 'sa gen' : 'nan'} ${Math.abs(count)} ${units[unit]}`;
}
