import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { zoneName } from '#web/platform/format.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useChangePreferences } from './use-change-preferences.ts';

/** What most people sleep through. */
const usual = { start: '22:00', end: '07:00' };

/** "New York" of "America/New_York". */
const cityOf = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** The hours in which only essential emails come, kept at once: by the switch, and once a time is typed. */
export function QuietHoursForm({ preferences: { quietHours, timeZone } }: { preferences: NoticePreferences }) {
  const { t } = useTranslation(['noticeSettings', 'validation']);
  const now = useNow();
  const [typed, setTyped] = useState(quietHours);
  const change = useChangePreferences(() => showToast({ title: t('quiet.saved'), tone: 'success' }));
  const isOn = quietHours !== null;
  const press = () => {
    const next = isOn ? null : usual;
    setTyped(next);
    change.mutate({ body: { quietHours: next } });
  };
  const isSame = typed !== null && typed.start === typed.end;
  const isSaved = typed?.start === quietHours?.start && typed?.end === quietHours?.end;
  function keep(event?: FormEvent) {
    event?.preventDefault();
    if (isOn && typed?.start && typed.end && !isSame && !isSaved) change.mutate({ body: { quietHours: typed } });
  }
  const time = (edge: 'start' | 'end') =>
    typed && (
      <TextInput
        type="time"
        value={typed[edge]}
        onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
        // a time is typed piece by piece
        onBlur={() => keep()}
      />
    );
  return (
    <Section level={3} title={t('quiet.title')} description={t('quiet.text')}>
      <form noValidate className="grid gap-4" onSubmit={keep}>
        <Switch
          checked={change.isPending ? typed !== null : isOn}
          disabled={change.isPending}
          onCheckedChange={press}
          label={t('quiet.keep')}
          detail={t('quiet.zone', { zone: `\u2066${cityOf(timeZone)} (${zoneName(new Date(now), timeZone)})\u2069` })}
        />
        {typed && (
          <div className="grid max-w-sm grid-cols-2 items-start gap-4">
            <Field label={t('quiet.from')}>{time('start')}</Field>
            <Field label={t('quiet.until')} error={isSame ? t('validation:quietHours') : undefined}>
              {time('end')}
            </Field>
          </div>
        )}
        {/* no button to be seen: Enter keeps the times */}
        <button type="submit" hidden />
      </form>
    </Section>
  );
}
