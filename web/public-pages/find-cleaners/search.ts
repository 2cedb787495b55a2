import type { cleaningTypes, spokenLanguages } from '#contract/states.ts';

export const searchRadii = [5, 10, 15, 20] as const;

/** What is searched for; empty texts stand for no filter. */
export interface Search {
  location: string;
  radiusMiles: number;
  language: (typeof spokenLanguages)[number] | '';
  cleaningType: (typeof cleaningTypes)[number] | '';
}

export const firstSearch: Search = { location: '', radiusMiles: 20, language: '', cleaningType: '' };
