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

/** What the host changed at the property of an assigned job, and whether its cleaner agrees. */
export interface OfferedChange {
  id: string;
  /** Instants, as JSON keeps them. */
  offeredAt: string;
  agreedAt: string | null;
  before: KeptPlace;
  after: KeptPlace;
}
