/** Names, units and signs that no language translates. */
const everywhere = new Set([
  'Freshkey',
  'Airbnb',
  'Booking.com',
  'VRBO',
  'Stripe',
  'iCal',
  'SMS',
  'PDF',
  'CSV',
  'JSON',
  'URL',
  'ZIP',
  'QR',
  'OK',
  'ID',
  'SSN',
]);

/** Words that are spelled in a language as in English. Add one here only when a speaker would use it. */
const inLanguage: Record<string, readonly string[]> = {
  de: [
    'Name',
    'Status',
    'Team',
    'Partner',
    'Details',
    'Filter',
    'Admin',
    'Login',
    'Bad',
    'Student',
    'Dashboard',
    'Chat',
    'Code',
    'E-Mail',
    'Online',
    'Offline',
    'Cookies',
    'Start',
    'Tag',
    'Service',
  ],
  fr: [
    'Description',
    'Type',
    'Photos',
    'Photo',
    'Notes',
    'Note',
    'Message',
    'Messages',
    'Date',
    'Services',
    'Contact',
    'Total',
    'Conversation',
    'Page',
    'Code',
    'Action',
    'Actions',
    'Commission',
    'Distance',
    'Options',
  ],
  es: ['Total', 'Error', 'No', 'Chat', 'Normal', 'Final', 'Manual'],
  pt: ['Status', 'Total', 'Chat', 'Normal', 'Email', 'E-mail', 'Login', 'Final', 'Manual'],
};

/** Whether a text that equals the English one is right in the language all the same. */
export function mayBeTheSame(text: string, language: string): boolean {
  const words = text.replace(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g, '').trim();
  if (!/\p{L}{2}/u.test(words)) return true;
  return everywhere.has(words) || (inLanguage[language] ?? []).includes(words);
}
