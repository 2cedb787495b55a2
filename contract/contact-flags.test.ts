import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContactFlag, contactFlagsIn } from './contact-flags.ts';

const flagged: Record<ContactFlag, readonly string[]> = {
  phone: [
    'Call me: (512) 555-0134',
    '512.555.0134',
    '+1 512 555 0134',
    '555-0134',
    'Ruf an: 0171 2345678',
    'Mon numéro : 06 12 34 56 78',
    'Appelle le 06.12.34.56.78',
    'Llámame al 612 34 56 78',
    'Chiamami: 347 123 4567',
    'Ligue (11) 91234-5678',
    '我的电话是１３８００１３８０００',
    '打一三八零零一三八零零零',
    'رقمي ٠٥٥ ١٢٣ ٤٥٦٧',
    'شماره ۰۹۱۲۳۴۵۶۷۸۹',
    'Rele m nan +509 3412 3456',
    'five five five one two three four five six seven',
    'five-five-five, 0 one two 3',
    'llámame: seis uno dos tres cuatro cinco seis siete ocho',
    'zéro six douze trente quatre cinquante six soixante dix',
    'null eins sieben eins zwei drei vier fünf sechs',
    'nove um dois três quatro cinco seis sete oito',
    'tre quattro sette uno due tre quattro cinque',
    'twa kat en de twa kat senk sis',
    'خمسة خمسة خمسة واحد اثنين ثلاثة أربعة',
    '5\u200b1\u200b2\u200b5\u200b5\u200b5\u200b0134',
  ],
  email: [
    'ana@example.com',
    'Write to ana.b+x@mail.example.org!',
    'ana＠example．com',
    'ana (at) example',
    'hans@müller.de',
    'me at gmail dot com',
    'ana arroba hotmail punto com',
    'ana arobase exemple point com',
    'hans bei gmx punkt de',
    'ana 小老鼠 example点com',
    'آنا على جيميل',
  ],
  address: [
    'It is 12 Oak Street',
    '1024 West Riverside Blvd, Austin',
    '77 Elm Dr',
    'Hauptstraße 12',
    'Komm in den Lindenweg 3',
    'au 12 bis rue de la Paix',
    'Calle Mayor 5',
    'Via Roma 10',
    'Rua Augusta, 100',
    '中山路12号',
    'شارع الملك فهد ١٢',
    'nan 12 ri Pavé',
  ],
  paymentLink: [
    'paypal.me/ana',
    'Send it by Venmo',
    'CashApp is fine',
    'zelle me',
    'https://buy.stripe.com/abc',
    '用微信支付',
    '支付宝',
    'DE89 3704 0044 0532 0130 00',
    'MonCash oswa NatCash',
  ],
  messenger: [
    'telegram: @x',
    'whats app me',
    'WhatsApp?',
    'wa.me/15551234567',
    'my insta carl_cleans',
    'IG: carl_cleans',
    'mándame un wasap',
    'me chama no zap',
    'écris-moi sur Télégram',
    'schreib mir über Signal',
    '加我微信',
    'راسلني على الواتساب',
    'انستا carl',
    'ekri m sou watsap',
  ],
};

for (const [flag, texts] of Object.entries(flagged))
  test(`a text that hands over this is flagged: ${flag}`, () => {
    for (const text of texts)
      assert.ok(
        contactFlagsIn(text).some((one) => one === flag),
        text,
      );
  });

test('what people write about a cleaning is not flagged', () => {
  const plain = [
    'On my way',
    'I can come on 2026-05-06 at 11:00 and need 3 hours.',
    '05/06/2026 11:00',
    'Am 6.5.2026 um 11 Uhr',
    'My price is $1,200.00, not $ 950.',
    'I will be 10 minutes late, traffic on the road.',
    'It is 2 blocks down the street.',
    '3 bedrooms, 2 bathrooms, 1450 square feet',
    'The door code is 4711#',
    'Door code 123456, alarm 98765',
    'Between 10 and 12 on the 5th',
    '4 beds 2 baths 1 sofa',
    'Ich komme um 12 Uhr auf dem Weg vorbei',
    'Voy por la calle y llego a las 10',
    'Je suis dans la rue',
    '我10点30分到',
    'سأصل الساعة ١٠:٣٠',
    'M ap rive a 10è',
    'See you at 5, thanks @Ana',
    'Gate 12, unit 5',
    'One bedroom, two beds, three towels each, four keys, five windows, six chairs and seven plates',
    'Rooms 1, 2, 3, 4, 5, 6, 7 are done',
    'The wifi signal is weak, an instant coffee is fine',
    'El punto de encuentro es la puerta, llego a las dos y tres',
    'Le point de rendez-vous est à dix heures, un ou deux lits',
    'Der Punkt des Tages: um acht, neun oder zehn Uhr',
    'Uno, dos, tres: listo por $95.50',
    'I come at one, two or three, it costs fifty five',
    'Alle drei, vier Tage',
    'No zero, one lamp is broken',
    'Kay la gen twa chanm, de saldeben, en sal',
    '有三个房间，两个卫生间，一个厨房',
    'غرفتان وثلاثة أسرة في الساعة الخامسة',
    'At the door dot on the floor',
    'Ele fica no zapateiro, rua de cima',
  ];
  for (const text of plain) assert.deepEqual(contactFlagsIn(text), [], text);
});

test('a text made to take long takes no longer than another of its length', () => {
  const nasty = [
    '1-',
    '1 a ',
    '12 Aa ',
    'a@',
    'a@a.',
    'Calle a ',
    'شارع ا ',
    '+1 ',
    'AA11 1111 ',
    '((',
    '1/1/',
    '12 Aa. ',
    'one ',
    'one, ',
    '5 one-',
    'dot ',
    'arroba ',
  ];
  for (const part of nasty) {
    const steps = part.repeat(4000 / part.length);
    const started = process.cpuUsage().user;
    for (let time = 0; time < 5; time++) contactFlagsIn(steps);
    const spent = process.cpuUsage().user - started;
    assert.ok(spent < 500_000, `${part}: ${spent} µs`);
  }
});
