/** What cleaners write with a bid, for the many bids of the past. */
export const bidMessages = [
  'I know the house. Sheets from the hall closet, sand out of the shower first.',
  'I can be there at 10:45 with a second pair of hands.',
  'I live close by and bring all supplies, linen bags included.',
  'Available that day, and I have my own rug machine.',
  'Happy to help. I’ll send photos of every room when I’m done.',
  'Free that morning and glad to come back. Same checklist as last time?',
  'I can start right at check-out and be done before the heat of the day.',
  'Two bathrooms and all the beds in under four hours, I promise.',
  'I’m in the neighborhood that day, so no extra travel.',
  'I’ll restock the coffee and paper goods if you leave them out.',
] as const;
