import { useTranslation } from 'react-i18next';
import type { MemberDeed } from '#contract/team.ts';
import { to } from '#web/paths.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What members did for their host, the latest first; each leads to its job. */
export function DeedList({ deeds }: { deeds: readonly MemberDeed[] }) {
  return (
    <ul className="divide-y divide-line">
      {deeds.map((deed) => (
        <Line key={deed.id} deed={deed} />
      ))}
    </ul>
  );
}

function Line({ deed: { deed, at, by, jobId, home } }: { deed: MemberDeed }) {
  const { t } = useTranslation('team');
  const { language } = useLanguage();
  const what = t(`deed.${deed}`);
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="text-14 font-medium">
        {jobId ? <TextLink to={to('job', { id: jobId })}>{what}</TextLink> : what}
        {home && (
          <>
            {' · '}
            <bdi>{home.title}</bdi>
          </>
        )}
      </p>
      <p className="text-13 text-ink-soft">
        {t('deeds.by', { name: `\u2068${by.name}\u2069` })}
        {' · '}
        {formatMedium(at, { language })}
      </p>
    </li>
  );
}
