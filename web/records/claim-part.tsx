import { useTranslation } from 'react-i18next';
import { makeClaimFile } from '#contract/claim-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { claimFileName } from '#contract/record-file-name.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** A job's signed record as a file, for whoever has to prove what was done. */
export function ClaimPart({ job }: { job: JobDetail }) {
  const { t } = useTranslation('claimFile');
  const address = usePublicAddress();
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
        <FileButton
          ask={() => send(makeClaimFile, { params: { id: job.id } })}
          name={claimFileName(job)}
          failed={t('failed')}
        >
          {t('make')}
        </FileButton>
        <TextLink to={address('verify')}>{t('check')}</TextLink>
      </div>
    </Section>
  );
}
