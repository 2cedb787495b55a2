export { cardForgetter } from './forget-card.ts';
export { leaveCards } from './leave-cards.ts';
export {
  type CardRow,
  cardEnds,
  defaultCard,
  hasCard,
  hasCardToCharge,
  hasValidCard,
  lockOwnCards,
  mayPostByCard,
  ownCards,
} from './own-cards.ts';
export type { CardFate } from './remove-card.ts';
export { cardRoutes } from './routes.ts';
export { saveFinishedSetup } from './save-card.ts';
