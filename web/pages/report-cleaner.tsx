import { ReportContent } from '#web/moderation/report-content.tsx';

/** The way to report a cleaner’s profile, and its picture where there is one. */
export const reportCleaner = (id: string, name: string) => (hasPicture: boolean) => (
  <ReportContent id={id} name={name} kinds={hasPicture ? ['profile', 'picture'] : ['profile']} />
);
