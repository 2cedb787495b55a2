/**
 * An i18next extension: a time that ends in "p.m." also ends its sentence. Times stand in sentences of every kind, so no
 * text can know whether a second period would follow.
 */
export const oneStopAfterTime = {
  type: 'postProcessor' as const,
  name: 'oneStopAfterTime',
  // a time that keeps its own direction ends with the mark of that
  process: (text: string): string => text.replace(/([ap]\.\s?m\.\u2069?)\./g, '$1'),
};
