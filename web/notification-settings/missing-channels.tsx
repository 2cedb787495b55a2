import { useTranslation } from 'react-i18next';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { isOffered } from './is-offered.ts';

interface MissingChannelsProps {
  preferences: NoticePreferences;
  /** Where each is set up on this page; undefined where that is said already. */
  places: { push: string; sms: string | undefined };
}

/** Why there is nothing to tick for a channel, with the way to where it is set up. */
export function MissingChannels({ preferences, places }: MissingChannelsProps) {
  const { t } = useTranslation('noticeSettings');
  const sentences = (['push', 'sms'] as const).flatMap((channel) => {
    const place = places[channel];
    if (isOffered(preferences, channel) || place === undefined) return [];
    const exists = channel === 'push' ? preferences.push.publicKey !== null : preferences.sms.offered;
    return [{ channel, place, text: t(exists ? `missing.${channel}` : `${channel}.notOffered`) }];
  });
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-1 text-13 text-ink-soft">
      {sentences.map(({ channel, place, text }) => (
        <p key={channel}>
          <RichText
            text={text}
            parts={{
              place: (words) => (
                <a href={`#${place}`} className={textLinkStyle}>
                  {words}
                </a>
              ),
            }}
          />
        </p>
      ))}
    </div>
  );
}
