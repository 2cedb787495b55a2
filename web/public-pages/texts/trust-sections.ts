export const trustSections = [
  'checked',
  'homes',
  'photos',
  'record',
  'money',
  'disputes',
  'reviews',
  'account',
  'report',
] as const;
