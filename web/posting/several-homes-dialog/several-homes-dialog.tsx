import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { HomeRows } from '#web/platform/homes/home-rows.tsx';
import { fewHomes } from '#web/platform/homes/use-homes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PostingForm, PostingValues } from '../posting-values.ts';
import { Charge, Sum } from './charge.tsx';
import { HomeRow, lacksZone } from './home-row.tsx';
import { type Price, PriceChoice } from './price-choice.tsx';
import { type There, useThenThere } from './then-there.tsx';
import { isPosted, type Outcome, usePostSeveral } from './use-post-several.ts';

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
  // what the host typed was meant; what stood there was the form’s own home’s
  const [price, setPrice] = useState<Price>(() => (form.getFieldState('payoutCents').isDirty ? 'budget' : 'usual'));
  const valuesAt = valuesIn(form, price);
  const { outcomes, sending, asked, post } = usePostSeveral(valuesAt, onAny);
  const posted = properties.filter(({ id }) => isPosted(outcomes.get(id)));
  const left = chosen.filter(({ id }) => !isPosted(outcomes.get(id)));
  const there = useThenThere(form, left, outcomes);
  // as soon as all are sent, the dialog says what became of them; any that failed can be sent again
  const isResult = sending === null && posted.length > 0;
  const payoutAt = (home: Property) => valuesAt(home).payoutCents;
  const close = () => sending === null && (posted.length > 0 ? onPosted() : onClose());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={isResult ? t('result', { count: posted.length }) : t('title')}
      description={isResult ? <Sum payouts={posted.map(payoutAt)} /> : t('text')}
      aboveButtons={<Foot warnings={there.length} payouts={left.map(payoutAt)} />}
      footer={<Buttons {...{ left, there, outcomes, sending }} onPost={() => void post(chosen)} onClose={close} />}
    >
      {!isResult && (
        <PriceChoice
          {...{ price, setPrice }}
          budgetCents={form.getValues('payoutCents')}
          // what was sent may have been posted unheard, at the price it was sent with
          locked={asked.length > 0}
        />
      )}
      <Homes
        homes={isResult ? asked : properties}
        {...{ chosen, asked }}
        row={(home) => (
          <HomeRow
            key={home.id}
            {...{ home, chosen, sending }}
            payoutCents={valuesAt(home).payoutCents}
            onChoose={setChosen}
            outcome={outcomes.get(home.id)}
            there={there.find((each) => each.home.id === home.id)}
          />
        )}
      />
    </Dialog>
  );
}

/** What one agrees to, and how many of the rows above say that somebody or something is there at that time. */
function Foot({ warnings, payouts }: { warnings: number; payouts: readonly number[] }) {
  const { t } = useTranslation('severalHomes');
  return (
    <>
      {warnings > 0 && (
        <p role="status" className="mb-2 text-13 font-semibold text-amber-ink">
          {t('warnings', { count: warnings })}
        </p>
      )}
      <Charge payouts={payouts} />
    </>
  );
}

interface ButtonsProps {
  left: readonly Property[];
  there: readonly There[];
  outcomes: ReadonlyMap<string, Outcome>;
  sending: string | null;
  onPost: () => void;
  onClose: () => void;
}

function Buttons({ left, there, outcomes, sending, onPost, onClose }: ButtonsProps) {
  const { t } = useTranslation('severalHomes');
  const anyPosted = [...outcomes.values()].some(isPosted);
  const none = left.length === 0;
  // what the rows warn of, a cleaning or a guest, the button says too
  const post = there.length > 0 ? 'anyway' : 'post';
  return (
    <>
      <Button onClick={onClose} disabled={sending !== null}>
        {t(anyPosted ? 'done' : 'cancel')}
      </Button>
      {!(anyPosted && none) && (
        <Button variant="primary" disabled={none} loading={sending !== null} onClick={onPost}>
          {none && t('none')}
          {!none && (outcomes.size > 0 ? t('again') : t(post, { count: left.length }))}
        </Button>
      )}
    </>
  );
}

/** The home that the form holds, unless nothing can be posted there. */
const firstChosen = (form: PostingForm, homes: readonly Property[]): readonly Property[] =>
  homes.filter((home) => home.id === form.getValues('propertyId') && !lacksZone(home));

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
  if (asked.length > 0 && (homes === asked || homes.length >= fewHomes)) return list(asked.map(row));
  return <HomeRows homes={homes} chosen={chosen.length} list={list} row={row} />;
}

/** What is posted at each home: everything the form holds, at the price that was chosen. */
function valuesIn(form: PostingForm, price: Price): (home: Property) => PostingValues {
  const values = form.getValues();
  const customTasks = values.customTasks?.filter(({ name }) => name.trim() !== '');
  return (home) => ({
    ...{ ...values, customTasks, propertyId: home.id },
    payoutCents: price === 'budget' ? values.payoutCents : home.defaultPayoutCents,
  });
}
