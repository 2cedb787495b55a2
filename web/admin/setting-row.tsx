import { useTranslation } from 'react-i18next';
import { changeSetting } from '#contract/admin-calls.ts';
import type { DecidedSetting } from '#contract/admin-settings.ts';
import { settingRules } from '#contract/setting-rules.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Button } from '#web/ui/button.tsx';
import { isBanner } from './kinds-of-value.ts';
import { settingRowPlace } from './setting-places.ts';
import { useBannerScope } from './use-banner-scope.ts';
import { useMay } from './use-may.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingRowProps {
  setting: DecidedSetting;
  onChange: () => void;
  onHistory: () => void;
}

/** A setting: what it is for, what is in force, the default where that is another, and who decided it last. */
export function SettingRow({ setting: { name, value, at, by }, onChange, onHistory }: SettingRowProps) {
  const { t } = useTranslation(['platformSettings', 'adminSettings']);
  const moment = useOperatorTime();
  const { may } = useMay();
  const say = useSettingWords();
  const scope = useBannerScope();
  const address = useConfig()?.supportEmail;
  const followsServer = name === 'supportEmail' && value === null;
  const usual = say(name, settingRules[name].usual);
  const now = (followsServer && address) || say(name, value);
  const setting = t(`names.${name}.label`);
  return (
    <li
      id={settingRowPlace(name)}
      className="flex scroll-mt-24 flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 text-14"
    >
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-14 font-medium">{setting}</h3>
          <p className="font-semibold wrap-anywhere tabular-nums">
            <bdi>{now}</bdi>
          </p>
        </div>
        <p className="text-13 text-ink-soft">{t(`names.${name}.help`)}</p>
        <p className="text-13 text-ink-soft">
          {isBanner(value) && <span className="block">{scope(value)}</span>}
          {now !== usual && <span className="block">{t('usual', { value: usual })}</span>}
          {at && by && <span className="block">{t('decided', { name: by.name, when: moment(at) })}</span>}
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="quiet" size="compact" aria-label={t('history', { setting })} onClick={onHistory}>
          {t('adminSettings:approval.history')}
        </Button>
        {may(changeSetting) && (
          <Button size="compact" aria-label={t('change', { setting })} onClick={onChange}>
            {t('adminSettings:approval.change')}
          </Button>
        )}
      </div>
    </li>
  );
}
