import type { LiveTopic } from './notifications.ts';

/** What a write changes. Live topics reach the open pages of others too; the rest is shown to whoever wrote it only. */
export type Topic = LiveTopic | 'work' | 'cards' | 'properties' | 'profile' | 'settings' | 'sessions' | 'notifications';
