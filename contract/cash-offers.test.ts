import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactFlagsIn } from './contact-flags.ts';

const isOffer = (text: string) => contactFlagsIn(text).includes('paymentLink');

const offers = [
  'Next time pay me cash',
  'I can pay you in cash, it is easier',
  'Just book me directly, 912 555 0199',
  'Let’s settle it outside the app',
  'Ich zahle dir das bar',
  'Zahl lieber bar',
  'Buch mich einfach direkt',
  'Puedes pagarme en efectivo',
  'Contrátame directamente',
  'Puoi pagarmi in contanti',
  'Posso te pagar em dinheiro',
  'Contrate-me diretamente',
  'Je peux vous payer en espèces',
  'On se règle en liquide, sans passer par la plateforme',
  'M ap peye w lajan kach',
  'سأدفع لك نقدًا',
  'احجزني مباشرة',
  '我付你现金吧',
  '下次线下交易',
];
const plain = [
  'Please dust the cash register in the shop',
  'The guest paid at the cash desk, the drawer is empty',
  'There is cash on the table; leave it for the guests',
  'Guests book directly with us, so the date may move',
  'Bitte die Bar abwischen und die Gläser stellen',
  'Der Gast bezahlt an der Bar',
  'Das ist machbar, ich zahle die Wäscherei',
  'La caja de efectivo está en el cajón',
  'Pinta la puerta en negro',
  'Le savon est en liquide',
  'Il bancomat è accanto, i contanti sono degli ospiti',
  'O dinheiro na mesa é dos hóspedes',
  'Pa touche kès la',
  'درج النقود في المطبخ',
  '现金抽屉请不要动',
  '有问题直接找我',
];

test('an offer to pay or work past Freshkey is found in every language', () => {
  for (const text of offers) assert.ok(isOffer(text), text);
});

test('what only has to do with cash, or with a bar, is no offer', () => {
  for (const text of plain) assert.ok(!isOffer(text), text);
});
