/** What a host adds to the checklist of one job. */
export interface CustomTask {
  name: string;
  /** Dollars; goes into the suggested budget and moves no money. */
  price: number;
  required: boolean;
}
