/**
 * Words that a text is flagged for, a few in each of our languages: threats first, then slurs against groups of people.
 * The list is short on purpose. Everything found is read by a person, so a word belongs here only if hardly anybody
 * writes it about a cleaning. All in lower case; found as whole words, and in Chinese anywhere. Rudeness is no reason:
 * people report that themselves. Every text is searched for the words of all languages: a name, a word that another
 * language needs, or the end of "I don’t know where you live" does not belong here. To add a word, put it under its
 * language and add a line to matches-in.test.ts.
 */
export const threats: readonly string[] = [
  // en
  ...[
    'i will kill you',
    'i’ll kill you',
    "i'll kill you",
    'i will hurt you',
    'i will beat you up',
    'i know where you live',
  ],
  // de
  ...[
    'ich bringe dich um',
    'ich bring dich um',
    'ich mach dich fertig',
    'ich weiß, wo du wohnst',
    'ich schlage dich zusammen',
    'ich verprügle dich',
  ],
  // zh
  ...['我要杀了你', '弄死你', '打死你', '我知道你住哪'],
  // es
  ...['te voy a matar', 'te mato', 'te voy a golpear', 'yo sé dónde vives', 'yo se donde vives'],
  // fr
  ...['je vais te tuer', 'je vais te frapper', 'je sais où tu habites', 'je vais vous tuer'],
  // ar
  ...['سأقتلك', 'سوف أقتلك', 'راح أقتلك', 'سأضربك', 'أنا أعرف أين تسكن'],
  // pt
  ...['vou te matar', 'vou matar você', 'vou te bater', 'eu sei onde você mora'],
  // it
  ...['ti ammazzo', 'ti uccido', 'ti picchio', 'io so dove abiti'],
  // ht
  ...['m ap touye w', 'm pral touye w', 'map touye w', 'm konnen kote w rete'],
];

export const slurs: readonly string[] = [
  // en
  ...['nigger', 'nigga', 'faggot', 'wetback'],
  // de
  ...['kanake', 'neger', 'schwuchtel', 'zigeunerpack'],
  // zh
  ...['黑鬼', '支那猪', '死基佬'],
  // es
  ...['sudaca', 'maricón', 'negro de mierda', 'indio de mierda'],
  // fr
  ...['bougnoule', 'sale arabe', 'sale nègre', 'pédé', 'négresse'],
  // ar
  ...['يا زنجي', 'عبد أسود'],
  // pt
  ...['macaco preto', 'viado', 'crioulo de merda'],
  // it
  ...['negro di merda', 'frocio', 'terrone'],
  // ht
  ...['masisi', 'panyòl sal'],
];
