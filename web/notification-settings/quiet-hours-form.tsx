import { type FormEvent, useEffect, useRef, useState } from 'react';
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

type QuietHours = NoticePreferences['quietHours'];
type Edge = 'start' | 'end';

/** The hours in which only essential emails come, kept at once: by the switch, and once a time is typed. */
export function QuietHoursForm({ preferences: { quietHours, timeZone } }: { preferences: NoticePreferences }) {
  const { t } = useTranslation(['noticeSettings', 'validation']);
  const now = useNow();
  const { save, wanted } = useSavedInTurn(quietHours);
  const [written, setTyped] = useState(quietHours);
  const [empty, setEmpty] = useState<Edge | null>(null);
  const isOn = wanted !== null;
  // as they are kept, until somebody types; a switch that failed leaves none that would not be kept
  const typed = isOn ? (written ?? wanted) : null;
  const press = () => {
    const next = isOn ? null : usual;
    setTyped(next);
    save(next);
  };
  const isSame = typed !== null && typed.start === typed.end;
  const isSaved = typed?.start === wanted?.start && typed?.end === wanted?.end;
  function keep(event?: FormEvent) {
    event?.preventDefault();
    if (typed?.start && typed.end && !isSame && !isSaved) save(typed);
  }
  const faultOf = (edge: Edge) => {
    if (empty === edge && typed?.[edge] === '') return t('validation:required');
    return edge === 'end' && isSame && typed.end ? t('validation:quietHours') : undefined;
  };
  const time = (edge: Edge) =>
    typed && (
      <TextInput
        type="time"
        value={typed[edge]}
        onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
        // a time is typed piece by piece
        onBlur={() => {
          setEmpty(typed[edge] === '' ? edge : null);
          keep();
        }}
      />
    );
  return (
    <Section level={3} title={t('quiet.title')} description={t('quiet.text')}>
      <form noValidate className="grid gap-4" onSubmit={keep}>
        <Switch
          checked={isOn}
          onCheckedChange={press}
          label={t('quiet.keep')}
          detail={t('quiet.zone', { zone: `\u2066${cityOf(timeZone)} (${zoneName(new Date(now), timeZone)})\u2069` })}
        />
        {typed && (
          <div className="grid max-w-sm grid-cols-2 items-start gap-4">
            <Field label={t('quiet.from')} error={faultOf('start')}>
              {time('start')}
            </Field>
            <Field label={t('quiet.until')} error={faultOf('end')}>
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

/** One after the other: a switch pressed while a time is being saved waits for it, and is what counts. */
function useSavedInTurn(quietHours: QuietHours) {
  const { t } = useTranslation('noticeSettings');
  const change = useChangePreferences(() => showToast({ title: t('quiet.saved'), tone: 'success' }));
  const [asked, setAsked] = useState<{ quietHours: QuietHours } | null>(null);
  const waiting = useRef<{ quietHours: QuietHours } | null>(null);
  const { isPending, mutate } = change;
  useEffect(() => {
    if (isPending) return;
    const next = waiting.current;
    waiting.current = null;
    if (next) mutate({ body: next });
    else setAsked(null);
  }, [isPending, mutate]);
  function save(next: QuietHours) {
    const body = { quietHours: next };
    setAsked(body);
    if (isPending) waiting.current = body;
    else mutate({ body });
  }
  return { save, wanted: asked ? asked.quietHours : quietHours };
}
