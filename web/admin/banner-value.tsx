import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Banner, isOver } from '#contract/banners.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { SettingValue } from '#contract/setting-rules.ts';
import { utcToZoned, zonedToUtc } from '#contract/zoned-time.ts';
import { productNow } from '#web/platform/product-time.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { BannerLine } from '#web/ui/banner-line.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { BannerLanguages } from './banner-languages.tsx';
import { useBannerScope } from './use-banner-scope.ts';

interface BannerValueProps {
  start: Banner;
  /** Characters of each text. */
  most: number;
  /** Undefined while what stands there is no banner; null where nothing is written. */
  onChange: (value: SettingValue | undefined) => void;
  error: boolean;
}

/** What a banner says, in English and other languages, for whom, until when; and above the page as it will stand there. */
export function BannerValue({ start, most, onChange, error }: BannerValueProps) {
  const { t } = useTranslation('platformSettings');
  const [banner, setBanner] = useState(start);
  const [typing, setTyping] = useState<LanguageCode>('en');
  const change = (part: Banner) => {
    const next = { ...banner, ...part };
    setBanner(next);
    onChange(writtenOf(next, most));
  };
  const type = (code: LanguageCode, text: string) => {
    setTyping(code);
    change({ [code]: text });
  };
  const untold = error && !banner.en?.trim() && writtenOf(banner, most) === undefined;
  return (
    <div className="grid gap-5">
      <Field label={languageName('en')} help={t('banner.english')} error={untold ? t('englishMissing') : null} required>
        <TextArea
          rows={2}
          lang="en"
          dir="ltr"
          maxLength={most}
          value={banner.en ?? ''}
          onChange={(event) => type('en', event.target.value)}
        />
      </Field>
      <BannerLanguages banner={banner} most={most} onType={type} />
      <Readers value={banner.readers} onChange={(readers) => change({ readers })} />
      <Until value={banner.until} onChange={(until) => change({ until })} error={error} />
      <Preview banner={banner} language={banner[typing]?.trim() ? typing : 'en'} />
    </div>
  );
}

const isPast = (until: string) => isOver({ until }, new Date(productNow()));
const languageName = (of: LanguageCode) => languages.find(({ code }) => code === of)?.nativeName ?? of;

/** Undefined where the English text is missing, one is too long, or the end has passed. */
function writtenOf(banner: Banner, most: number): SettingValue | undefined {
  const texts = languageCodes.map((code) => [code, banner[code]?.trim() ?? ''] as const).filter(([, text]) => text);
  if (texts.length === 0) return null;
  if (!banner.en?.trim() || texts.some(([, text]) => text.length > most)) return undefined;
  const { until, readers } = banner;
  if (until && isPast(until)) return undefined;
  return { ...Object.fromEntries(texts), ...(until && { until }), ...(readers && { readers }) };
}

interface PartProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Readers({ value, onChange }: PartProps) {
  const { t } = useTranslation('platformSettings');
  const options = [
    { value: '', label: t('banner.readers.all') },
    { value: 'hosts', label: t('banner.readers.hosts') },
    { value: 'cleaners', label: t('banner.readers.cleaners') },
  ];
  return (
    <Field label={t('banner.readers.label')}>
      <Select
        options={options}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </Field>
  );
}

/** By the operator’s clock, as it is shown to all who decide. */
function Until({ value, onChange, error }: PartProps & { error: boolean }) {
  const { t } = useTranslation(['platformSettings', 'validation']);
  const zone = useOperatorZone();
  const [typed, setTyped] = useState(value ? utcToZoned(value, zone) : '');
  const type = (local: string) => {
    setTyped(local);
    onChange(local === '' ? undefined : (zonedToUtc(local, zone) ?? undefined));
  };
  const past = value !== undefined && isPast(value);
  return (
    <Field
      label={t('banner.until')}
      help={t('banner.untilHelp')}
      error={error && past ? t('validation:untilPast') : null}
      optional
    >
      <DateTimeField value={typed} onValueChange={type} timeZone={zone} />
    </Field>
  );
}

function Preview({ banner, language }: { banner: Banner; language: LanguageCode }) {
  const { t } = useTranslation('platformSettings');
  const scope = useBannerScope();
  const text = banner[language]?.trim();
  if (!text) return null;
  return (
    <section aria-label={t('banner.preview')} className="grid gap-1.5 text-13">
      <p className="font-medium">{t('banner.preview')}</p>
      <div aria-hidden className="overflow-hidden rounded-card border border-line bg-paper" lang={language}>
        <BannerLine text={text} />
        <div className="flex items-center gap-2 px-4 py-3">
          <span className="h-3 w-16 rounded-tag bg-sunken" />
          <span className="ms-auto size-6 rounded-full bg-sunken" />
        </div>
      </div>
      <p className="text-ink-soft">{scope(banner)}</p>
    </section>
  );
}
