import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentFlag } from '#contract/states.ts';
import { matchesIn } from './matches-in.ts';

const flagsOf = (text: string, withoutContacts = true) => matchesIn(text, { withoutContacts }).map(({ flag }) => flag);

const flagged: Partial<Record<ContentFlag, readonly [text: string, part: string][]>> = {
  phone: [
    ['Call me at (512) 555-0134 tonight', '(512) 555-0134'],
    ['Ruf an: 0171 2345678', '0171 2345678'],
  ],
  email: [['Write to ana@example.com please', 'ana@example.com']],
  messenger: [['Let’s talk on WhatsApp', 'WhatsApp']],
  paymentLink: [
    ['Pay me by Venmo', 'Venmo'],
    ['zelle is fine', 'zelle'],
    ['or Cash App?', 'Cash App'],
  ],
  cardNumber: [
    ['My card: 4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['5555555555554444 12/29', '5555555555554444'],
  ],
  ssn: [['It is 078-05-1120', '078-05-1120']],
  threat: [
    ['If you tell, I WILL KILL YOU.', 'i will kill you'],
    ['我要杀了你', '我要杀了你'],
    ['te voy a matar', 'te voy a matar'],
  ],
  slur: [
    ['You faggot', 'faggot'],
    ['Stop your sniggering, you nigger', 'nigger'],
  ],
};

for (const [flag, texts] of Object.entries(flagged))
  test(`a text is flagged with the part that says why: ${flag}`, () => {
    for (const [text, part] of texts)
      assert.deepEqual(matchesIn(text, { withoutContacts: true }), [{ flag, part }], text);
  });

test('prices, door codes, dates, times, addresses and quantities are not flagged', () => {
  const plain = [
    'The door code is 4711#, the lockbox code 123-4567',
    'Gate code: 555-0134',
    'Code 12345678, then alarm 9876',
    'Türcode 4711, Schlüsselbox 0815-2',
    '门锁密码 123456',
    'My price is $1,200.00, not $ 950 – $1000',
    'From $120 - $150, 3 hours',
    'Between 10:00 - 11:30 on 2026-05-06',
    '05/06/2026 11:00 - 15:00, 05/07/2026 10:00',
    'Am 6.5.2026 um 11.30 Uhr',
    '12345 Research Blvd, Austin, TX 78701-1234',
    '1024 West Riverside Drive Apt 678, 78704',
    'Room 101, 102 and 103, 1450 square feet',
    'Flight UA 1234 lands at 18:05',
    'Order 12345678 is in the hall',
    'I know where the towels are',
    'Das ist ein schwarzer Tisch, un tavolo negroamaro, spicy chips',
    'The kitchen is killing me, I’ll kill the lights',
  ];
  for (const text of plain) assert.deepEqual(matchesIn(text, { withoutContacts: true }), [], text);
});

test('what people say of a cleaning, and how they are called, is no slur and no threat, whatever the language', () => {
  const plain = [
    'Please leave it spic and span',
    'A chink of light comes through the blinds',
    'My husband Kike will let you in',
    'I will beat you there by ten minutes',
    'Je suis en retard de dix minutes',
    'Le joint est sale noir',
    'Ich schlage dich gern als Ersatz vor',
    'No sé dónde vives, pero puedo recogerte',
    'Te voy a pegar una llamada al llegar',
    'El suelo estaba mojado de mierda de perro',
    'Não sei onde você mora',
    'Non so dove abiti',
    'لا أعرف أين تسكن',
    'شكرًا يا عبد الرحمن',
    '请买一支那种清洁剂',
  ];
  for (const text of plain) assert.deepEqual(matchesIn(text, { withoutContacts: true }), [], text);
});

test('sixteen digits are a card only with its check digit, and nine digits in threes are no Social Security number', () => {
  assert.ok(!flagsOf('4111 1111 1111 1112').includes('cardNumber'));
  assert.ok(!flagsOf('123 456 789').includes('ssn'));
  assert.ok(!flagsOf('000-12-3456').includes('ssn'));
});

test('once the cleaner has the job, people may give each other their numbers', () => {
  assert.deepEqual(flagsOf('Call 512-555-0134 or ana@example.com', false), []);
  assert.deepEqual(flagsOf('Call 512-555-0134 and pay by Zelle', false), ['paymentLink']);
  assert.deepEqual(flagsOf('Pay cash, book me directly, 912 555 0199', false), ['paymentLink', 'paymentLink']);
});

test('a long text takes no longer than its length', () => {
  const begun = performance.now();
  for (const piece of ['1 ', '12-', 'code ', '$1', 'a@', '#1', 'شارع ا ', 'AB12 ABCD ', '12 bis ', 'one, ', 'nigge '])
    matchesIn(piece.repeat(20_000), { withoutContacts: true });
  // a tenth of it on a busy machine; minutes where a pattern starts again at every character
  assert.ok(performance.now() - begun < 20_000);
});
