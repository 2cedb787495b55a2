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
        <Skeleton className="h-96" />
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

function Groups({ settings, onAsk }: { settings: readonly DecidedSetting[]; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('platformSettings');
  const [sought, setSought] = useState('');
  const words = ({ name }: DecidedSetting) => `${t(`names.${name}.label`)} ${t(`names.${name}.help`)}`;
  const found = settings.filter((one) => words(one).toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <Field label={t('search')} hideLabel className="sm:max-w-80">
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
