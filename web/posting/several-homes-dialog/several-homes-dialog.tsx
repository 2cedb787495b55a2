import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { formatMoney } from '#web/platform/format.ts';
import { HomeRows } from '#web/platform/homes/home-rows.tsx';
import { fewHomes } from '#web/platform/homes/use-homes.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { Bill } from '#web/ui/bill.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PostingForm, PostingValues } from '../posting-values.ts';
import { HomeRow, lacksZone } from './home-row.tsx';
import { ThenThere, type There, useThenThere } from './then-there.tsx';
import { isPosted, usePostSeveral } from './use-post-several.ts';

interface SeveralHomesDialogProps {
  form: PostingForm;
  properties: readonly Property[];
  onClose: () => void;
  /** A job was posted: what the form holds is no draft any more, wherever the host goes from here. */
  onAny: () => void;
  /** At least one job was posted, and the host is done. */
  onPosted: () => void;
}

/** The same cleaning at several homes: which, for how much, and what became of each. */
export function SeveralHomesDialog({ form, properties, onClose, onAny, onPosted }: SeveralHomesDialogProps) {
  const { t } = useTranslation('severalHomes');
  const [chosen, setChosen] = useState(() => firstChosen(form, properties));
  const valuesAt = valuesIn(form);
  const { outcomes, sending, asked, post } = usePostSeveral(valuesAt, onAny);
  const anyPosted = [...outcomes.values()].some(isPosted);
  const left = chosen.filter(({ id }) => !isPosted(outcomes.get(id)));
  const there = useThenThere(form, left);
  const close = () => sending === null && (anyPosted ? onPosted() : onClose());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onClick={close} disabled={sending !== null}>
            {t(anyPosted ? 'done' : 'cancel')}
          </Button>
          {!(anyPosted && left.length === 0) && (
            <Button
              variant="primary"
              disabled={left.length === 0}
              loading={sending !== null}
              onClick={() => void post(chosen)}
            >
              {outcomes.size > 0 ? t('again') : t(postWords(there), { count: left.length })}
            </Button>
          )}
        </>
      }
    >
      <Homes
        homes={properties}
        {...{ chosen, asked }}
        row={(home) => (
          <HomeRow
            key={home.id}
            home={home}
            payoutCents={valuesAt(home).payoutCents}
            chosen={chosen.some(({ id }) => id === home.id)}
            onChoose={(on) => setChosen([...chosen.filter(({ id }) => id !== home.id), ...(on ? [home] : [])])}
            sending={sending === home.id}
            locked={sending !== null}
            outcome={outcomes.get(home.id)}
          />
        )}
      />
      <ThenThere there={there} />
      <Charge payouts={left.map((home) => valuesAt(home).payoutCents)} />
    </Dialog>
  );
}

/** Where a cleaning is already posted, the button asks to go on. */
const postWords = (there: readonly There[]) => (there.some(({ posted }) => posted) ? 'anyway' : 'post');

/** The home that the form holds, unless nothing can be posted there. */
const firstChosen = (form: PostingForm, homes: readonly Property[]): readonly Property[] =>
  homes.filter((home) => home.id === form.getValues('propertyId') && !lacksZone(home));

/** What the chosen ones cost, under the column of their payouts, and what the host agrees to by posting. */
function Charge({ payouts }: { payouts: readonly number[] }) {
  const { t } = useTranslation(['severalHomes', 'payments']);
  const fee = useFee('hostCents');
  if (payouts.length === 0) return null;
  const payoutCents = payouts.reduce((sum, cents) => sum + cents, 0);
  const feeCents = payouts.length * fee;
  const amount = formatMoney(payoutCents + feeCents);
  return (
    <div className="mt-4 grid gap-3">
      <Bill
        lines={[
          { key: 'payouts', label: t('payments:bill.payout'), amount: formatMoney(payoutCents) },
          { key: 'fees', label: t('payments:bill.fee'), amount: formatMoney(feeCents) },
          { key: 'total', label: t('payments:bill.total'), amount, sum: true },
        ]}
      />
      <p role="status" className="text-13 text-ink-soft">
        {t('charge', { amount })}
      </p>
    </div>
  );
}

interface HomesProps {
  homes: readonly Property[];
  chosen: readonly Property[];
  /** Those that were sent, once they are. */
  asked: readonly Property[];
  row: (home: Property) => ReactNode;
}

/** Those to tick; of many, once they are sent, those alone that were, each with what became of it. */
function Homes({ homes, chosen, asked, row }: HomesProps) {
  const list = (rows: ReactNode) => <ul className="divide-y divide-line border-y border-line">{rows}</ul>;
  if (asked.length > 0 && homes.length >= fewHomes) return list(asked.map(row));
  return <HomeRows homes={homes} chosen={chosen.length} list={list} row={row} />;
}

/** What is posted at each home: everything the form holds, and the home’s usual payout unless a budget was typed. */
function valuesIn(form: PostingForm): (home: Property) => PostingValues {
  const values = form.getValues();
  const typed = form.getFieldState('payoutCents').isDirty;
  const customTasks = values.customTasks?.filter(({ name }) => name.trim() !== '');
  return (home) => ({
    ...{ ...values, customTasks, propertyId: home.id },
    payoutCents: typed ? values.payoutCents : home.defaultPayoutCents,
  });
}
