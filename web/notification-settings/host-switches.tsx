import { useTranslation } from 'react-i18next';
import { getNoticePreferences } from '#contract/notice-calls.ts';
import { isEssential, type PreferenceKind } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Switch } from '#web/ui/switch.tsx';
import { canText } from './can-text.ts';
import { type Channel, groupsOf, kindsIn, onlyByMail, switched, withOwnSwitch } from './group-choice.ts';
import { NoNumber } from './no-number.tsx';
import { useChangePreferences } from './use-change-preferences.ts';

/** A host's three switches; the table below them says in detail what they mean. */
export function HostSwitches() {
  const { t } = useTranslation('noticeSettings');
  const { data } = useRead(getNoticePreferences);
  const change = useChangePreferences();
  const isOn = (kinds: readonly PreferenceKind[], channel: Channel) =>
    kinds.some((kind) => data?.kinds[kind]?.[channel]) ?? false;
  const disabled = !data || change.isPending;
  return (
    <div className="grid gap-5">
      <Switch
        label={t('host.email.title')}
        detail={t('host.email.text')}
        checked={data && isOn(canWait, 'email')}
        disabled={disabled}
        onCheckedChange={(on) => change.mutate({ body: switched(canWait, 'email', on) })}
      />
      <Switch
        label={t('host.sms.title')}
        detail={isWithoutNumber(data) ? <NoNumber /> : t(aboutTexts(data))}
        checked={data && isOn(all, 'sms')}
        disabled={disabled || !canText(data)}
        onCheckedChange={(on) => change.mutate({ body: switched(on ? urgent : all, 'sms', on) })}
      />
      <Switch
        label={t('host.completion.title')}
        detail={t('host.completion.text')}
        checked={data && isOn(['workSubmitted'], 'email')}
        disabled={disabled}
        onCheckedChange={(email) => change.mutate({ body: { kinds: { workSubmitted: { email, push: email } } } })}
      />
    </div>
  );
}

const isWithoutNumber = (preferences: NoticePreferences | undefined): boolean =>
  preferences?.sms.offered === true && preferences.sms.number === null;

/** What texts tell, or what they wait for while the switch cannot be moved. */
function aboutTexts(preferences: NoticePreferences | undefined) {
  if (!preferences) return 'host.sms.text';
  const { offered, proven, refused } = preferences.sms;
  if (!offered) return 'sms.notOffered';
  return proven || refused ? 'host.sms.text' : 'host.sms.first';
}

const everything = groupsOf('HOST').flatMap((group) => kindsIn(group, 'HOST'));
const all = everything.filter((kind) => !onlyByMail(kind));
const canWait = everything.filter((kind) => !isEssential(kind) && !withOwnSwitch(kind));
const urgent = all.filter(isEssential);
