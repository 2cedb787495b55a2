import { useState } from 'react';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import { CreateJobDialog } from '#web/posting/create-job-dialog.tsx';
import { useOwedFirst } from './use-owed-first.tsx';

interface MissingCard {
  /** Sends what could not be posted without a card. */
  postAgain: () => void;
  payoutCents: number;
}

/** The dialog with the host's properties and both sides' money; a missing card is added in front of it. */
export function CreateJob({ onClose }: { onClose: () => void }) {
  const [missingCard, setMissingCard] = useState<MissingCard | null>(null);
  const owedFirst = useOwedFirst();
  const { properties } = useHomes();
  const fee = useFee('hostCents');
  if (!properties) return null;
  return (
    <>
      <CreateJobDialog
        properties={properties}
        onClose={onClose}
        onCardNeeded={(postAgain, payoutCents) => setMissingCard({ postAgain, payoutCents })}
        onOwed={owedFirst.onOwed}
        money={(payoutCents) => (
          <div className="grid gap-3">
            <PayoutSplit payoutCents={payoutCents} viewer="host" />
            <ChargeStatement totalCents={payoutCents + fee} />
          </div>
        )}
      />
      <AddCardDialog
        open={missingCard !== null}
        onOpenChange={(open) => !open && setMissingCard(null)}
        onAdded={missingCard?.postAgain}
        charge={missingCard && <ChargeStatement totalCents={missingCard.payoutCents + fee} />}
      />
      {owedFirst.payment}
    </>
  );
}
