/**
 * Words that a text is flagged for, a few in each of our languages: threats first, then slurs against groups of people.
 * The list is short on purpose. Everything found is read by a person, so a word belongs here only if hardly anybody
 * writes it about a cleaning. All in lower case; found as whole words, and in Chinese anywhere. Rudeness is no reason:
 * people report that themselves. To add a word, put it under its language and add a line to matches-in.test.ts.
 */
export const threats: readonly string[] = [
  // en
  ...[
    'i will kill you',
    'i’ll kill you',
    "i'll kill you",
    'i will hurt you',
    'i will beat you',
    'i know where you live',
  ],
  // de
  ...['ich bringe dich um', 'ich bring dich um', 'ich mach dich fertig', 'ich weiß, wo du wohnst', 'ich schlage dich'],
  // zh
  ...['我要杀了你', '弄死你', '打死你', '我知道你住哪'],
  // es
  ...['te voy a matar', 'te mato', 'te voy a pegar', 'sé dónde vives', 'se donde vives'],
  // fr
  ...['je vais te tuer', 'je vais te frapper', 'je sais où tu habites', 'je vais vous tuer'],
  // ar
  ...['سأقتلك', 'سوف أقتلك', 'راح أقتلك', 'سأضربك', 'أعرف أين تسكن'],
  // pt
  ...['vou te matar', 'vou matar você', 'vou te bater', 'sei onde você mora'],
  // it
  ...['ti ammazzo', 'ti uccido', 'ti picchio', 'so dove abiti'],
  // ht
  ...['m ap touye w', 'm pral touye w', 'map touye w', 'm konnen kote w rete'],
];

export const slurs: readonly string[] = [
  // en
  ...['nigger', 'nigga', 'faggot', 'wetback', 'spic', 'chink', 'kike', 'retard'],
  // de
  ...['kanake', 'neger', 'schwuchtel', 'zigeunerpack'],
  // zh
  ...['黑鬼', '支那', '死基佬'],
  // es
  ...['sudaca', 'maricón', 'negro de mierda', 'mojado de mierda'],
  // fr
  ...['bougnoule', 'sale arabe', 'sale noir', 'pédé', 'négresse'],
  // ar
  ...['يا عبد', 'يا زنجي', 'يا كلب'],
  // pt
  ...['macaco preto', 'viado', 'crioulo de merda'],
  // it
  ...['negro di merda', 'frocio', 'terrone'],
  // ht
  ...['masisi', 'panyòl sal'],
];
