import { cleaningTypes, spokenLanguages } from '#contract/states.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';

export const searchRadii = [5, 10, 15, 20] as const;
const widest = 20;

/** What is searched for; empty texts stand for no filter. */
export interface Search {
  location: string;
  radiusMiles: number;
  language: (typeof spokenLanguages)[number] | '';
  cleaningType: (typeof cleaningTypes)[number] | '';
}

/** The search in the address: it survives a reload, can be sent to somebody, and Back leads to the one before. */
export function useSearch(): { search: Search; onSearch: (search: Search) => void } {
  const { get, setAll } = useAddressValues<'place' | 'radius' | 'language' | 'type'>();
  const search: Search = {
    location: (get('place') ?? '').trim().slice(0, 120),
    radiusMiles: searchRadii.find((miles) => String(miles) === get('radius')) ?? widest,
    language: spokenLanguages.find((language) => language === get('language')) ?? '',
    cleaningType: cleaningTypes.find((type) => type === get('type')) ?? '',
  };
  const onSearch = ({ location, radiusMiles, language, cleaningType }: Search) =>
    setAll(
      [
        ['place', location],
        ['radius', radiusMiles === widest ? '' : String(radiusMiles)],
        ['language', language],
        ['type', cleaningType],
      ],
      { step: true },
    );
  return { search, onSearch };
}
