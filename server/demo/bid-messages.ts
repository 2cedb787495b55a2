/** What cleaners write with a bid, for the many bids of the past. */
export const bidMessages = [
  'I know the house. Sheets from the hall closet, sand out of the shower first.',
  'Can be there at 10:45 and bring a second pair of hands.',
  'I live close by and bring all supplies, linen bags included.',
  'Available that day, own machine for the rugs.',
  'Happy to help. I will send photos of every room when I am done.',
  'Free that morning and glad to come back. Same checklist as last time?',
  'I can start right at check-out and be done before the heat of the day.',
  'Two bathrooms and all the beds in under four hours, I promise.',
  'I am in the neighborhood that day, so there is no travel on top.',
  'I will restock the coffee and the paper goods if you leave them out.',
] as const;
