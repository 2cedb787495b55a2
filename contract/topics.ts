/** What may have changed for somebody. An open page fetches what it shows of it again. */
export type LiveTopic = 'job' | 'openJobs' | 'bids' | 'requests' | 'money' | 'reviews' | 'check' | 'moderation';

/** What a write changes. Live topics reach the open pages of others too; the rest is shown to whoever wrote it only. */
export type Topic = LiveTopic | 'work' | 'cards' | 'properties' | 'profile' | 'settings' | 'sessions' | 'notifications';
