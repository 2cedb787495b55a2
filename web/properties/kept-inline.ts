/** The name under which the form of a property added on the spot is kept. */
export const keptInline = 'property:inline';
