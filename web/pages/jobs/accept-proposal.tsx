import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { AcceptDialog } from '#web/disputes/accept-dialog.tsx';
import { tenseOf } from '#web/disputes/tense-of.ts';
import { ReportSplit } from '#web/payments/report-split.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';

/** The proposal at the head of a job that its host has not paid, with what it costs them; on a phone it leads below. */
export function AcceptProposal({ job }: { job: JobDetail }) {
  const { t } = useTranslation('reports');
  const [open, setOpen] = useState(false);
  const { dispute } = job;
  if (!dispute?.proposal) return null;
  const { payoutCents } = dispute.proposal;
  const { hostPaysCents } = bothSides({ click: 'decision', payoutCents, fees: job });
  return (
    <>
      <Button variant="primary" size="large" className="max-lg:hidden" onClick={() => setOpen(true)}>
        {t('accept.buttonOf', { amount: formatMoney(hostPaysCents) })}
      </Button>
      <AcceptDialog
        open={open}
        onClose={() => setOpen(false)}
        job={job}
        dispute={dispute}
        side="host"
        moneyAt={(cents: Cents) => (
          <ReportSplit viewer="host" payoutCents={cents} fees={job} tense={tenseOf(dispute, job)} />
        )}
      />
    </>
  );
}
