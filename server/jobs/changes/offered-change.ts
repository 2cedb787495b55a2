/** What an assigned job keeps of its property, whatever its host does to that. */
export interface KeptPlace {
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  bedrooms: number | null;
  bathrooms: number | null;
  notes: string | null;
}

/** What a hired team began with; the property's name is what papers about the job call it, whatever its host does. */
export interface HiredPlace extends KeptPlace {
  /** Missing in jobs of older versions. */
  title?: string;
}

/** When a job is, as JSON keeps it: instants. */
export interface JobTimes {
  startTime: string;
  endTime: string;
}

/**
 * What would be another at an assigned job, and whether its cleaner agrees: the host changed the property, or the stay
 * before it moved.
 */
export interface OfferedChange {
  id: string;
  /** Instants, as JSON keeps them. */
  offeredAt: string;
  agreedAt: string | null;
  before: KeptPlace;
  after: KeptPlace;
  /** Left out where the time stays. */
  times?: { before: JobTimes; after: JobTimes };
}
