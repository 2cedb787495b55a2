import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';
import { Facts } from '#web/ui/facts.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Who stands behind the text and how to reach them: known only where it is served, so it comes with the config. */
export function OperatorCard() {
  const { t } = useTranslation('legal');
  const config = useConfig();
  const unknown = <span className="text-ink-faint">{t('loading')}</span>;
  return (
    <div className="mb-8 rounded-card border border-line bg-surface p-5">
      <Facts
        facts={[
          { key: 'operator', label: t('operator'), value: config ? <bdi>{config.operatorName}</bdi> : unknown },
          {
            key: 'write',
            label: t('write'),
            value: config ? (
              <a href={`mailto:${config.supportEmail}`} className={`${textLinkStyle} wrap-anywhere`}>
                <bdi>{config.supportEmail}</bdi>
              </a>
            ) : (
              unknown
            ),
          },
        ]}
      />
    </div>
  );
}
