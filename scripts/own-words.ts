import path from 'node:path';

/**
 * Screens import react-i18next, whose types check every key. What runs is our own (docs/decisions/0028), which is 12 kB less
 * on every screen.
 */
export const ownWords = { 'react-i18next': path.resolve('web/platform/words/react-i18next.ts') };
