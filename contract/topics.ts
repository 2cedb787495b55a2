import type { LiveTopic } from './notifications.ts';

/** What a write changes. Live topics also reach other people's open pages; the rest is shown only to the writer. */
export type Topic = LiveTopic | 'work' | 'cards' | 'properties' | 'profile' | 'settings' | 'sessions' | 'notifications';
