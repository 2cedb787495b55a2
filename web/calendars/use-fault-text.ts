import { useTranslation } from 'react-i18next';
import { type CalendarFault, isOfServer } from '#contract/calendar-words.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';

/** Says in words why a feed could not be used: as the integration keeps it, or as a call was refused for it. */
export function useFaultText() {
  const { t } = useTranslation('calendars');
  const errorText = useErrorText();
  const ofFault = ({ code, status = 0 }: CalendarFault): string =>
    t(code === 'httpStatus' && isOfServer(status) ? 'faults.serverFault' : `faults.${code}`, { status });
  const ofError = (error: unknown): string => {
    const fault = error instanceof ApiError ? error.body.calendarFault : undefined;
    return fault ? ofFault(fault) : errorText(error);
  };
  return { ofFault, ofError };
}

/** What is wrong with an address belongs beside it; so does that it is connected already. */
export const isAboutAddress = (error: unknown): boolean =>
  error instanceof ApiError && (error.body.calendarFault !== undefined || error.code === 'already_exists');
