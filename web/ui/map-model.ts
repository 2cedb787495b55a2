export type MapPoint = {
  id: string;
  latitude: number;
  longitude: number;
  /** Read out, and shown on hover. */
  label: string;
  tone?: 'green' | 'apricot' | 'ink' | 'outline';
  /** A number or a letter on the pin ("2" for the second stop). */
  mark?: string;
};

export type MapProps = {
  points: readonly MapPoint[];
  /** Joins the points in order: a route. */
  joined?: boolean;
  onSelect?: (id: string) => void;
  selected?: string | null;
  /** Names the map. */
  label: string;
  className?: string;
};
