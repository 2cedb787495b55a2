interface Home {
  /** Mailbox of the host. */
  host: string;
  title: string;
  address: string;
  bedrooms: number;
  bathrooms: number;
  squareFootage: number;
  notes: string;
  /** Dollars. */
  payout: number;
  timeZone: string;
  /** Which of the three sets of pictures shows its rooms: by the sea, over roofs, among hills. */
  rooms: 1 | 2 | 3;
}

const savannah = { host: 'host', timeZone: 'America/New_York' };
const austin = { host: 'marcus', timeZone: 'America/Chicago' };
const denver = { host: 'priya', timeZone: 'America/Denver' };
const sanDiego = { host: 'elena', timeZone: 'America/Los_Angeles' };

/** The town's holiday homes, oldest first. */
export const homes = {
  dune: {
    ...savannah,
    title: 'Dune House',
    address: '12 Silver Avenue, Tybee Island, GA 31328',
    ...{ bedrooms: 3, bathrooms: 2, squareFootage: 1640, payout: 120, rooms: 1 },
    notes: 'Rinse the sand out of the shower first. Sheets are in the hall closet.',
  },
  carriage: {
    ...savannah,
    title: 'Carriage Loft',
    address: '318 E Jones Street, Savannah, GA 31401',
    ...{ bedrooms: 2, bathrooms: 1, squareFootage: 880, payout: 85, rooms: 2 },
    notes:
      'Side door off the lane. The stairs are steep: the small vacuum stays upstairs. Alarm is off between guests.',
  },
  marsh: {
    ...savannah,
    title: 'Marsh Cottage',
    address: '27 Heron Way, Savannah, GA 31404',
    ...{ bedrooms: 2, bathrooms: 2, squareFootage: 1120, payout: 95, rooms: 3 },
    notes: 'Please close the screen porch; the marsh cats visit. Linen is in the cedar chest, bins go out on Tuesday.',
  },
  jones: {
    ...savannah,
    title: 'Jones Street Flat',
    address: '112 W Jones Street, Savannah, GA 31401',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 610, payout: 70, rooms: 2 },
    notes: 'Garden level, blue door. The key is at the bakery next door until five, then in the lockbox.',
  },
  pier: {
    ...savannah,
    title: 'Pier 9 Studio',
    address: '9 Tybrisa Street, Tybee Island, GA 31328',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 480, payout: 75, rooms: 1 },
    notes: 'Third floor, elevator to the right. Fold-out sofa: spare sheets are in its drawer.',
  },
  bouldin: {
    ...austin,
    title: 'Bouldin Bungalow',
    address: '1907 S 3rd Street, Austin, TX 78704',
    ...{ bedrooms: 3, bathrooms: 2, squareFootage: 1480, payout: 135, rooms: 3 },
    notes: 'Gate code 2086. The hens belong to the neighbor and are friendly.',
  },
  eastside: {
    ...austin,
    title: 'East Side Loft',
    address: '1204 E 7th Street, Austin, TX 78702',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 720, payout: 80, rooms: 2 },
    notes: 'Concrete floor: damp mop only, no vinegar. Parking in bay 11.',
  },
  zilker: {
    ...austin,
    title: 'Zilker Garden House',
    address: '2110 Kinney Avenue, Austin, TX 78704',
    ...{ bedrooms: 4, bathrooms: 2.5, squareFootage: 2050, payout: 175, rooms: 3 },
    notes: 'Pool towels go into the dryer on the porch. Please check the grill for leftovers.',
  },
  lohi: {
    ...denver,
    title: 'LoHi Rowhouse',
    address: '3214 Tejon Street, Denver, CO 80211',
    ...{ bedrooms: 2, bathrooms: 2.5, squareFootage: 1350, payout: 125, rooms: 2 },
    notes: 'Boots stay in the entry. The humidifier is refilled with distilled water from the pantry.',
  },
  washpark: {
    ...denver,
    title: 'Wash Park Carriage House',
    address: '845 S Gaylord Street, Denver, CO 80209',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 640, payout: 85, rooms: 3 },
    notes: 'Through the garden, second door. Wood stove: ash only into the metal bucket.',
  },
  casita: {
    ...sanDiego,
    title: 'North Park Casita',
    address: '3047 Ray Street, San Diego, CA 92104',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 540, payout: 90, rooms: 2 },
    notes: 'Bougainvillea drops leaves on the patio: a quick sweep is enough.',
  },
  surf: {
    ...sanDiego,
    title: 'Ocean Beach Surf Studio',
    address: '4951 Newport Avenue, San Diego, CA 92107',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 460, payout: 85, rooms: 1 },
    notes: 'Boards hang on the wall and stay dry. Rinse the outdoor shower tray.',
  },
  kaimuki: {
    host: 'keoni',
    timeZone: 'Pacific/Honolulu',
    title: 'Kaimuki Garden Suite',
    address: '1129 11th Avenue, Honolulu, HI 96816',
    ...{ bedrooms: 1, bathrooms: 1, squareFootage: 590, payout: 110, rooms: 1 },
    notes: 'Shoes off at the lanai. The mango tree is for guests and cleaners alike.',
  },
  forsyth: {
    host: 'ingrid',
    timeZone: 'America/New_York',
    title: 'Forsyth Parlor',
    address: '401 Drayton Street, Savannah, GA 31401',
    ...{ bedrooms: 2, bathrooms: 1.5, squareFootage: 1010, payout: 105, rooms: 2 },
    notes: 'Just bought, first guests in spring. Old pine floors: no steam.',
  },
} as const satisfies Record<string, Home>;

export type HomeKey = keyof typeof homes;
