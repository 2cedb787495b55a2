import type { completeOnboarding } from '#contract/cleaners.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';

type Onboarding = BodyOf<typeof completeOnboarding>;

export interface TownCleaner {
  phone: string;
  born: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** Dollars. */
  rate: number;
  radiusKm: number;
  languages: Onboarding['languages'];
  supplies: boolean;
  years: number;
  specialties: string[];
  bio: string;
  check: BackgroundCheckStatus;
}

const savannah = { city: 'Savannah', state: 'GA' };
const austin = { city: 'Austin', state: 'TX' };
const denver = { city: 'Denver', state: 'CO' };
const sanDiego = { city: 'San Diego', state: 'CA' };

/** By mailbox; whoever is not here has signed up and gone no further. */
export const townCleaners: Readonly<Record<string, TownCleaner>> = {
  cleaner: {
    ...{ ...savannah, zipCode: '31401', street: '640 Habersham Street', phone: '(912) 555-0118', born: '1988-03-09' },
    ...{ rate: 28, radiusKm: 40, languages: ['English', 'Spanish'], supplies: true, years: 9, check: 'APPROVED' },
    specialties: ['Same-day turnovers', 'Linen service'],
    bio: 'Nine years of turnovers between the squares and the beach. I bring my own supplies, photograph every room and leave the beds with sharp corners.',
  },
  dana: {
    ...{ city: 'Tybee Island', state: 'GA', zipCode: '31328', street: '5 Lovell Avenue', phone: '(912) 555-0131' },
    ...{ born: '1984-11-21', rate: 31, radiusKm: 35, languages: ['English', 'Spanish'], supplies: true, years: 12 },
    ...{ check: 'APPROVED', specialties: ['Beach homes', 'Large homes'] },
    bio: 'Islander with a van. I know every outdoor shower on Tybee and get the sand out before the next guest has crossed the bridge.',
  },
  ibrahim: {
    ...{ ...savannah, zipCode: '31404', street: '2214 Skidaway Road', phone: '(912) 555-0162', born: '1991-06-30' },
    ...{ rate: 26, radiusKm: 50, languages: ['English', 'French'], supplies: true, years: 6, check: 'APPROVED' },
    specialties: ['Deep cleaning', 'Kitchens'],
    bio: 'Former hotel housekeeper from Freetown, six years on my own. Kitchens are my pride: you won’t find a crumb behind my toaster.',
  },
  loan: {
    ...{ ...savannah, zipCode: '31405', street: '77 Kensington Drive', phone: '(912) 555-0177', born: '1995-01-17' },
    ...{ rate: 27.5, radiusKm: 45, languages: ['English', 'French'], supplies: true, years: 4, check: 'APPROVED' },
    specialties: ['Eco products', 'Lofts'],
    bio: 'Quiet, quick and careful with old houses. I use fragrance-free products and answer messages within the hour.',
  },
  keisha: {
    ...{
      ...savannah,
      zipCode: '31406',
      street: '310 Montgomery Crossroad',
      phone: '(912) 555-0125',
      born: '1979-08-04',
    },
    ...{ rate: 25, radiusKm: 30, languages: ['English'], supplies: false, years: 15, check: 'APPROVED' },
    specialties: ['Laundry', 'Standing weekly jobs'],
    bio: 'Fifteen years in hospitality and a mother of three: I’ve seen every mess there is. Reliable mornings, Monday to Saturday.',
  },
  tomas: {
    ...{ ...austin, zipCode: '78741', street: '1402 Parker Lane', phone: '(512) 555-0140', born: '1986-05-12' },
    ...{ rate: 29, radiusKm: 35, languages: ['English', 'Spanish'], supplies: true, years: 8, check: 'APPROVED' },
    specialties: ['Pools and porches', 'Large homes'],
    bio: 'My sister and I clean as a team, so a four-bedroom house is done by three. We bring two vacuums and good music.',
  },
  meiling: {
    ...{ ...austin, zipCode: '78752', street: '7005 Guadalupe Street', phone: '(512) 555-0153', born: '1993-09-25' },
    ...{ rate: 27, radiusKm: 30, languages: ['English', 'Mandarin'], supplies: true, years: 5, check: 'APPROVED' },
    specialties: ['Concrete and tile', 'Photos of every room'],
    bio: 'Detail person. I check the drawers, the filters and the light bulbs, and I send you a list of what guests have used up.',
  },
  abebe: {
    ...{ ...denver, zipCode: '80220', street: '1560 Krameria Street', phone: '(303) 555-0119', born: '1990-12-02' },
    ...{ rate: 28, radiusKm: 40, languages: ['English', 'Arabic'], supplies: true, years: 7, check: 'APPROVED' },
    specialties: ['Winter turnovers', 'Wood floors'],
    bio: 'I moved from Addis Ababa to the mountains and learned what ski boots do to wood floors. Salt marks are gone before the guests arrive.',
  },
  katya: {
    ...{ ...denver, zipCode: '80210', street: '2391 S Pearl Street', phone: '(303) 555-0184', born: '1982-04-18' },
    ...{
      rate: 30,
      radiusKm: 30,
      languages: ['English', 'Russian', 'German'],
      supplies: true,
      years: 11,
      check: 'APPROVED',
    },
    specialties: ['Windows', 'Deep cleaning'],
    bio: 'Eleven years, three languages, no streaks. Windows inside are included in my price when the sun is out.',
  },
  marisol: {
    ...{ ...sanDiego, zipCode: '92104', street: '4120 Utah Street', phone: '(619) 555-0172', born: '1989-07-07' },
    ...{ rate: 29.5, radiusKm: 30, languages: ['English', 'Spanish'], supplies: true, years: 10, check: 'APPROVED' },
    specialties: ['Small spaces', 'Patios'],
    bio: 'Small places need the most order. I fold, label and line things up, and I always water the plants before I lock the door.',
  },
  leilani: {
    ...{ city: 'Honolulu', state: 'HI', zipCode: '96822', street: '2045 Manoa Road', phone: '(808) 555-0136' },
    ...{ born: '1987-10-29', rate: 34, radiusKm: 25, languages: ['English', 'Japanese'], supplies: true, years: 9 },
    ...{ check: 'APPROVED', specialties: ['Gardens and lanais', 'Linen service'] },
    bio: 'Born in Manoa, cleaning on this side of the island for nine years. Fresh flowers on the table are on me.',
  },
  jonas: {
    ...{ ...austin, zipCode: '78745', street: '6301 Manchaca Road', phone: '(512) 555-0191', born: '1998-02-11' },
    ...{ rate: 22, radiusKm: 25, languages: ['English', 'German'], supplies: false, years: 1, check: 'PENDING' },
    specialties: ['Weekends'],
    bio: 'Hotel management student with free weekends, a bike trailer and a deep respect for checklists.',
  },
  fatima: {
    ...{
      ...savannah,
      zipCode: '31410',
      street: '19 Wilmington Island Road',
      phone: '(912) 555-0149',
      born: '1992-05-23',
    },
    ...{
      rate: 26,
      radiusKm: 30,
      languages: ['English', 'Arabic', 'French'],
      supplies: true,
      years: 5,
      check: 'IN_PROGRESS',
    },
    specialties: ['Family homes'],
    bio: 'Five years of family homes in Atlanta, new on Wilmington Island. I am early, I am thorough and I love a tidy pantry.',
  },
  lucia: {
    ...{ ...savannah, zipCode: '31401', street: '902 Abercorn Street', phone: '(912) 555-0108', born: '1996-09-14' },
    ...{ rate: 25, radiusKm: 35, languages: ['English', 'Portuguese'], supplies: true, years: 3, check: 'PASSED' },
    specialties: ['Bathrooms', 'Same-day turnovers'],
    bio: 'From Porto by way of three boutique hotels. Bathrooms that shine, towels folded the way hotels fold them.',
  },
  greta: {
    ...{ ...denver, zipCode: '80205', street: '3001 Marion Street', phone: '(303) 555-0166', born: '1985-03-27' },
    ...{ rate: 27, radiusKm: 40, languages: ['English'], supplies: true, years: 6, check: 'FAILED' },
    specialties: ['Move-outs'],
    bio: 'Six years of move-out cleaning for two property managers. I leave nothing behind but the smell of lemon.',
  },
  victor: {
    ...{ ...sanDiego, zipCode: '92110', street: '1240 Morena Boulevard', phone: '(619) 555-0155', born: '1981-12-19' },
    ...{ rate: 24, radiusKm: 45, languages: ['English'], supplies: false, years: 2, check: 'REJECTED' },
    specialties: ['Garages'],
    bio: 'Handy with tools and cloths alike. I can take any shift, early or late, anywhere between La Mesa and the coast.',
  },
};
