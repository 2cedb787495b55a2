import * as payments from '#contract/payments.ts';
import { route } from '#server/platform/http/route.ts';
import { beginSetup } from './begin-setup.ts';
import { listCards } from './list-cards.ts';
import { makeDefault } from './make-default.ts';
import { type CardQuestions, removeCard } from './remove-card.ts';

export const cardRoutes = (questions: CardQuestions) => [
  route(payments.setupPayment, ({ kit, actor }) => beginSetup(kit, actor)),
  route(payments.listPaymentMethods, ({ kit, actor, query }) => listCards(kit, actor, query)),
  route(payments.makeDefaultPaymentMethod, ({ kit, actor, params }) => makeDefault(kit, actor, params.id)),
  route(payments.removePaymentMethod, ({ kit, actor, params }) => removeCard(kit, actor, params.id, questions)),
];
