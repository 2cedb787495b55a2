import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type CalendarFault,
  type CalendarPlatform,
  calendarPlatforms,
  isOfServer,
  platformNames,
} from '#contract/calendar-words.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DraftHome } from './draft-home.ts';

interface DraftLineProps {
  draft: DraftHome;
  /** What is missing is said once somebody has tried. */
  tried: boolean;
  onChange: (to: Partial<DraftHome>) => void;
}

/** One pasted address: why it cannot be read, or the home that it becomes, to be completed. */
export function DraftLine({ draft, tried, onChange }: DraftLineProps) {
  const { t } = useTranslation('homesFromCalendars');
  const { language } = useLanguage();
  const { line, look, connected, property, title } = draft;
  return (
    <li className="grid gap-3 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-13 text-ink-soft">
        <span className="tabular-nums">{t('line', { number: line })}</span>
        <bdi className="min-w-0 truncate">{hostOf(draft)}</bdi>
        {!look.fault && <span>{t('entries', { number: formatNumber(look.entries, language) })}</span>}
        {connected && (
          <Badge tone="green" icon={Check}>
            {t('added')}
          </Badge>
        )}
      </p>
      {look.fault && <Unreadable fault={look.fault} />}
      {property && <p className="text-14 font-medium">{<bdi>{title}</bdi>}</p>}
      {!look.fault && !property && <DraftFields draft={draft} tried={tried} onChange={onChange} />}
      {property && !connected && <NotConnected draft={draft} />}
    </li>
  );
}

/** Only where it leads: the rest of a feed’s address is as good as a password. */
const hostOf = ({ url }: DraftHome): string => URL.parse(url.replace(/^webcals?:/i, 'https:'))?.host ?? url;

function Unreadable({ fault: { code, status = 0 } }: { fault: CalendarFault }) {
  const { t } = useTranslation('calendars');
  const sentence = t(code === 'httpStatus' && isOfServer(status) ? 'faults.serverFault' : `faults.${code}`, { status });
  return <p className="text-14 text-red-ink">{sentence}</p>;
}

function NotConnected({ draft: { error } }: { draft: DraftHome }) {
  const { t } = useTranslation('homesFromCalendars');
  const errorText = useErrorText();
  return error && <p className="text-14 text-red-ink">{t('notConnected', { reason: errorText(error) })}</p>;
}

function DraftFields({ draft, tried, onChange }: DraftLineProps) {
  const { t } = useTranslation('homesFromCalendars');
  const words = useValidationWords();
  const errorText = useErrorText();
  const { title, address, platform, error } = draft;
  const faults = error instanceof ApiError ? error.fieldErrors : {};
  const said = (name: 'title' | 'address', missing: 'titleRequired' | 'addressRequired', value: string) => {
    const fault = faults[name];
    if (fault) return words.say(fault);
    return tried && value.trim() === '' ? words.t(missing, {}) : undefined;
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('name')} error={said('title', 'titleRequired', title)} required>
        <TextInput maxLength={120} value={title} onChange={(event) => onChange({ title: event.target.value })} />
      </Field>
      <Field label={t('address')} error={said('address', 'addressRequired', address)} required>
        <TextInput
          maxLength={300}
          autoComplete="off"
          value={address}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      </Field>
      <Field label={t('platform')} error={tried && !platform ? t('choosePlatform') : undefined} required>
        <Select
          value={platform ?? ''}
          placeholder={t('choosePlatform')}
          // one of the options below
          onChange={(event) => onChange({ platform: event.target.value as CalendarPlatform })}
          options={calendarPlatforms.map((value) => ({ value, label: platformNames[value] }))}
        />
      </Field>
      {error && Object.keys(faults).length === 0 && (
        <p className="text-14 text-red-ink sm:col-span-2">{errorText(error)}</p>
      )}
    </div>
  );
}
