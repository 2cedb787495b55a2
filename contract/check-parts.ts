/** What a background check looks at; a provider may name others. */
export const checkParts = [
  'criminalHistory',
  'motorVehicleRecords',
  'sexOffenderRegistry',
  'identityVerification',
  'ssnValidation',
] as const;
