export const trustSections = ['checked', 'homes', 'money', 'reviews', 'account', 'report'] as const;
