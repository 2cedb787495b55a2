/** Nobody waits for the answer any more; 499 is what nginx calls it. */
export const clientIsGone = (): Error => Object.assign(new Error('The client is gone'), { statusCode: 499 });
