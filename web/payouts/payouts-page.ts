/** How many payouts are read at once, wherever the newest are shown: they are asked for together, once. */
export const payoutsPage = { limit: 20 };
