import { isWallTime } from '#contract/days.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { cleaningTypes, spokenLanguages } from '#contract/states.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';

export const searchRadii = [5, 10, 15, 20] as const;
const widest = 20;
/** How long somebody should be free, in hours. */
export const spans = [2, 3, 4, 5, 6, 8] as const;
const usualSpan = 3;

/** What is searched for; empty texts stand for no filter. */
export interface Search {
  location: string;
  /** The id of the host's home that distances are from where no place is typed; empty for the usual one. */
  home: string;
  radiusMiles: number;
  language: (typeof spokenLanguages)[number] | '';
  cleaningType: (typeof cleaningTypes)[number] | '';
  /** From when they should be free, on the clock of where they are needed; empty where that does not matter. */
  freeAt: string;
  freeHours: number;
  favorites: boolean;
}

/** The search in the address: it survives a reload, can be sent to somebody, and Back leads to the one before. */
export function useSearch(): { search: Search; onSearch: (search: Search) => void } {
  const { get, setAll } = useAddressValues<
    'place' | 'home' | 'radius' | 'language' | 'type' | 'at' | 'hours' | 'favorites'
  >();
  const search: Search = {
    location: (get('place') ?? '').trim().slice(0, 120),
    home: isWholeId(get('home') ?? '') ? (get('home') ?? '') : '',
    radiusMiles: searchRadii.find((miles) => String(miles) === get('radius')) ?? widest,
    language: spokenLanguages.find((language) => language === get('language')) ?? '',
    cleaningType: cleaningTypes.find((type) => type === get('type')) ?? '',
    freeAt: [get('at')].find(isWallTime) ?? '',
    freeHours: spans.find((hours) => String(hours) === get('hours')) ?? usualSpan,
    favorites: get('favorites') === 'true',
  };
  const onSearch = ({ location, home, radiusMiles, language, cleaningType, ...free }: Search) =>
    setAll(
      [
        ['place', location],
        ['home', home],
        ['radius', radiusMiles === widest ? '' : String(radiusMiles)],
        ['language', language],
        ['type', cleaningType],
        ['at', free.freeAt],
        ['hours', free.freeAt && free.freeHours !== usualSpan ? String(free.freeHours) : ''],
        ['favorites', free.favorites ? 'true' : ''],
      ],
      { step: true },
    );
  return { search, onSearch };
}

/** The same search without what narrows it beside place and radius. */
export const unfiltered = (search: Search): Search => ({
  ...search,
  ...{ language: '', cleaningType: '', freeAt: '', favorites: false },
});

/** How many filters beside place and radius are on. */
export const filtersOn = ({ language, cleaningType, freeAt, favorites }: Search): number =>
  [language !== '', cleaningType !== '', freeAt !== '', favorites].filter(Boolean).length;

export type CleanerSearchProps = {
  search: Search;
  onSearch: (search: Search) => void;
  /** The clock of where somebody is needed; null where only hosts may ask who is free, or for their favorites. */
  timeZone: string | null;
};
