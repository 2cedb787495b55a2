import type { Conversation } from '#contract/messages.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Which cleaning a conversation is about: the home and the day, as there may be one every week. */
export function AboutJob({ about: { title, startTime, timeZone } }: { about: Conversation }) {
  const { language } = useLanguage();
  return (
    <>
      <bdi>{title}</bdi> · <bdi>{formatDay(startTime, { language, timeZone })}</bdi>
    </>
  );
}
