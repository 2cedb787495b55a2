export const trustSections = ['checked', 'homes', 'money', 'reviews', 'record', 'account', 'report'] as const;
