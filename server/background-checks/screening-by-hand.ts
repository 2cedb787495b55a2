import type { ScreeningProvider } from '#server/platform/screening-provider.ts';

/**
 * No provider: the operator checks the candidate, and an admin writes down what was found with the decision. Until then
 * the report is pending for ever.
 */
export const screeningByHand: ScreeningProvider = {
  name: 'by hand',
  order: async ({ reference }) => ({ id: reference, reference, status: 'pending', details: {} }),
  readReport: async (id) => ({ id, reference: id, status: 'pending', details: {} }),
  readEvent: () => null,
  orderOf: async (reportId) => reportId,
};
