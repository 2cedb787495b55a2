import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSettings } from '#contract/admin-calls.ts';
import type { DecidedSetting } from '#contract/admin-settings.ts';
import { type SettingName, settingGroups, settingRules } from '#contract/setting-rules.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingPlace } from './setting-places.ts';
import { SettingRow } from './setting-row.tsx';

const SettingDialog = fetchedAhead(() => import('./setting-dialog.tsx').then((file) => file.SettingDialog));
const SettingHistory = fetchedAhead(() => import('./setting-history.tsx').then((file) => file.SettingHistory));

interface Asked {
  what: 'change' | 'history';
  name: SettingName;
}

/** What owners decide about the whole marketplace: what is in force, who decided it, and the way to change it or undo that. */
export function PlatformSettings() {
  const { t } = useTranslation(['platformSettings', 'adminSettings']);
  const settings = useRead(listSettings);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (settings.error && !settings.data) return <ReadFailed title={t('adminSettings:failed')} read={settings} />;
  // what stands below is out of sight until it is known how far down
  if (!settings.data)
    return (
      <div className="min-h-screen">
        <Skeleton shape="card" className="mb-8 h-11 sm:max-w-80" />
        {settingGroups.slice(0, 2).map((group) => (
          // as its group will be: the heading is known, only what is in force is not
          <Section key={group} className="mb-8" title={t(`groups.${group}`)}>
            <SettingSkeletons rows={rowsIn(group)} />
          </Section>
        ))}
      </div>
    );
  const setting = settings.data.find(({ name }) => name === asked?.name);
  const close = () => setAsked(null);
  return (
    <>
      <Groups settings={settings.data} onAsk={setAsked} />
      <Suspense fallback={null}>
        {setting && asked?.what === 'change' && <SettingDialog setting={setting} onClose={close} />}
        {setting && asked?.what === 'history' && <SettingHistory setting={setting} onClose={close} />}
      </Suspense>
    </>
  );
}

const rowsIn = (group: (typeof settingGroups)[number]) =>
  Object.values(settingRules).filter((rule) => rule.group === group).length;

/** Of the height of a setting whose value is the usual one: a name, what it is for, its value, and two buttons. */
function SettingSkeletons({ rows }: { rows: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without an identity
        <div key={index} className="flex items-start justify-between gap-x-6 py-4">
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="mt-1.5 h-4 w-24" />
          </span>
          <Skeleton shape="card" className="h-8 w-32" />
        </div>
      ))}
    </div>
  );
}

function Groups({ settings, onAsk }: { settings: readonly DecidedSetting[]; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('platformSettings');
  const [sought, setSought] = useState('');
  const words = ({ name }: DecidedSetting) => `${t(`names.${name}.label`)} ${t(`names.${name}.help`)}`;
  const found = settings.filter((one) => words(one).toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <Field
        label={t('search')}
        hideLabel
        className="sm:max-w-80 pointer-fine:[&_input]:min-h-9 pointer-fine:[&_input]:py-1"
      >
        <TextInput
          icon={Search}
          type="search"
          placeholder={t('search')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </Field>
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {found.length === 0 && t('noMatch')}
      </p>
      {settingGroups.map((group) => {
        const own = found.filter(({ name }) => settingRules[name].group === group);
        if (own.length === 0) return null;
        return (
          <Section key={group} id={settingPlace(group)} className="max-xl:scroll-mt-16" title={t(`groups.${group}`)}>
            <ul className="divide-y divide-line">
              {own.map((setting) => (
                <SettingRow
                  key={setting.name}
                  setting={setting}
                  onChange={() => onAsk({ what: 'change', name: setting.name })}
                  onHistory={() => onAsk({ what: 'history', name: setting.name })}
                />
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}
