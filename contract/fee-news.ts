/** So long nobody is mailed of another fee: who corrects or undoes it until then has told nobody what no longer counts. */
export const feeNewsAfterMinutes = 10;
