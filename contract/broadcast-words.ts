/** Whom a broadcast goes to. */
export const broadcastAudiences = ['everyone', 'hosts', 'cleaners'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

export const broadcastStates = ['sending', 'sent', 'stopped'] as const;
