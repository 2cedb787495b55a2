import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Who is responsible for the text and how to reach them: known only where it is served, so it comes with the config. */
export function OperatorCard() {
  const { t } = useTranslation('legal');
  const config = useConfig();
  const unknown = <span className="text-ink-faint">{t('loading')}</span>;
  return (
    <dl className="mb-8 grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-5 md:grid-cols-2">
      <Entry label={t('operator')}>{config ? <bdi>{config.operatorName}</bdi> : unknown}</Entry>
      <Entry label={t('write')}>
        {config ? (
          <>
            <a href={`mailto:${config.supportEmail}`} className={`${textLinkStyle} wrap-anywhere`}>
              <bdi>{config.supportEmail}</bdi>
            </a>
            {config.supportPhone && (
              <a href={`tel:${config.supportPhone}`} className={`${textLinkStyle} block w-fit`}>
                <bdi dir="ltr">{config.supportPhone}</bdi>
              </a>
            )}
          </>
        ) : (
          unknown
        )}
      </Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="text-16 font-medium">{children}</dd>
    </div>
  );
}
