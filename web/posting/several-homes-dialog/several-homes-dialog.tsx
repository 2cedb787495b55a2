import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { HomeRows } from '#web/platform/homes/home-rows.tsx';
import { fewHomes } from '#web/platform/homes/use-homes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PostingForm, PostingValues } from '../posting-values.ts';
import { HomeRow } from './home-row.tsx';
import { isPosted, usePostSeveral } from './use-post-several.ts';

interface SeveralHomesDialogProps {
  form: PostingForm;
  properties: readonly Property[];
  onClose: () => void;
  /** At least one job was posted, and the host is done. */
  onPosted: () => void;
}

/** The same cleaning at several homes: which, for how much, and what became of each. */
export function SeveralHomesDialog({ form, properties, onClose, onPosted }: SeveralHomesDialogProps) {
  const { t } = useTranslation('severalHomes');
  const [chosen, setChosen] = useState(() => properties.filter(({ id }) => id === form.getValues('propertyId')));
  const valuesAt = valuesIn(form);
  const { outcomes, sending, asked, post } = usePostSeveral(valuesAt);
  const anyPosted = [...outcomes.values()].some(isPosted);
  const left = chosen.filter(({ id }) => !isPosted(outcomes.get(id)));
  const leave = anyPosted ? onPosted : onClose;
  const close = () => sending === null && leave();
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
              {t(outcomes.size > 0 ? 'again' : 'post')}
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
            onChoose={(on) => setChosen(on ? [...chosen, home] : chosen.filter(({ id }) => id !== home.id))}
            sending={sending === home.id}
            locked={sending !== null}
            outcome={outcomes.get(home.id)}
          />
        )}
      />
    </Dialog>
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
