export { defaultCard } from './default-card.ts';
export { cardForgetter } from './forget-card.ts';
export { hasCard } from './has-card.ts';
export { type CardRow, lockOwnCards, ownCards } from './own-cards.ts';
export { cardRoutes } from './routes.ts';
export { saveFinishedSetup } from './save-finished-setup.ts';
