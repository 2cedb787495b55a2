/** Whether who was logged in here has deleted their account: the browser's Back leads to pages that nobody has any more. */
export const leftAccount = { here: false };
