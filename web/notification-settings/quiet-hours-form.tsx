import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { zoneName } from '#web/platform/format.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useChangePreferences } from './use-change-preferences.ts';

/** What most people sleep through; a proposal until it is saved. */
const usual = { start: '22:00', end: '07:00' };

/** "New York" of "America/New_York". */
const cityOf = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** The hours in which only essential emails come. Switching them off works at once, new ones are saved. */
export function QuietHoursForm({ preferences: { quietHours, timeZone } }: { preferences: NoticePreferences }) {
  const { t } = useTranslation(['noticeSettings', 'validation']);
  const now = useNow();
  const [typed, setTyped] = useState(quietHours ?? null);
  const change = useChangePreferences(() => showToast({ title: t('quiet.saved'), tone: 'success' }));
  const press = () => {
    // hours that are being typed are kept once they are saved: until then the switch says what holds
    setTyped(quietHours || typed ? null : usual);
    if (quietHours) change.mutate({ body: { quietHours: null } });
  };
  const isSame = typed !== null && typed.start === typed.end;
  const isSaved = typed?.start === quietHours?.start && typed?.end === quietHours?.end;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed && !isSame && !isSaved) change.mutate({ body: { quietHours: typed } });
  };
  return (
    <Section level={3} title={t('quiet.title')} description={t('quiet.text')}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Switch
          checked={quietHours !== null && typed !== null}
          disabled={change.isPending}
          onCheckedChange={press}
          label={t('quiet.keep')}
          detail={t('quiet.zone', { zone: `\u2066${cityOf(timeZone)} (${zoneName(new Date(now), timeZone)})\u2069` })}
        />
        {typed && !quietHours && (
          <p role="status" className="text-13 text-amber-ink">
            {t('quiet.notYet')}
          </p>
        )}
        {typed && (
          <>
            <div className="grid max-w-sm grid-cols-2 items-start gap-4">
              <Field label={t('quiet.from')}>
                <TextInput
                  type="time"
                  value={typed.start}
                  onChange={({ target }) => setTyped({ ...typed, start: target.value })}
                />
              </Field>
              <Field label={t('quiet.until')} error={isSame ? t('validation:quietHours') : undefined}>
                <TextInput
                  type="time"
                  value={typed.end}
                  onChange={({ target }) => setTyped({ ...typed, end: target.value })}
                />
              </Field>
            </div>
            <Button
              type="submit"
              className="justify-self-start"
              loading={change.isPending}
              disabled={isSaved || isSame || !typed.start || !typed.end}
            >
              {t('quiet.save')}
            </Button>
          </>
        )}
      </form>
    </Section>
  );
}
