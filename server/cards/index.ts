export { hasCard } from './has-card.ts';
