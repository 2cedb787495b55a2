import { useState } from 'react';
import { platformFeeCents } from '#contract/money.ts';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import { CreateJobDialog } from '#web/posting/create-job-dialog.tsx';
import { useAllProperties } from '#web/properties/use-all-properties.ts';

/** The dialog with the host's properties and both sides' money; a missing card is added in front of it. */
export function CreateJob({ onClose }: { onClose: () => void }) {
  const [cardOpen, setCardOpen] = useState(false);
  const { properties } = useAllProperties();
  const fee = useConfig()?.fees.hostCents ?? platformFeeCents;
  if (!properties) return null;
  return (
    <>
      <CreateJobDialog
        properties={properties}
        onClose={onClose}
        onCardNeeded={() => setCardOpen(true)}
        money={(payoutCents) => (
          <div className="grid gap-3">
            <PayoutSplit payoutCents={payoutCents} viewer="host" />
            <ChargeStatement totalCents={payoutCents + fee} />
          </div>
        )}
      />
      <AddCardDialog open={cardOpen} onOpenChange={setCardOpen} />
    </>
  );
}
