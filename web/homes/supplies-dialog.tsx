import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSupplies, saveSupplies } from '#contract/home-calls.ts';
import type { Property } from '#contract/properties.ts';
import type { Supply } from '#contract/supplies.ts';
import { suppliesPerHome } from '#contract/terms.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface SuppliesDialogProps {
  property: Pick<Property, 'id' | 'title'>;
  onClose: () => void;
}

const formId = 'supplies-form';

/** What a home should not run out of; its host ticks what is low, and unticks what was restocked. */
export function SuppliesDialog({ property, onClose }: SuppliesDialogProps) {
  const { t } = useTranslation('homes');
  const mayChange = may(saveSupplies);
  const params = { id: property.id };
  const supplies = useRead(listSupplies, { params });
  const save = useWrite(saveSupplies, {
    onSuccess: () => {
      showToast({ title: t('supplies.saved'), tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('supplies.title', { title: property.title })}
      description={mayChange && t('supplies.text')}
      footer={
        <>
          <Button onClick={onClose}>{t(mayChange ? 'supplies.cancel' : 'checklist.close')}</Button>
          {mayChange && (
            <Button type="submit" form={formId} variant="primary" disabled={!supplies.data} loading={save.isPending}>
              {t('supplies.save')}
            </Button>
          )}
        </>
      }
    >
      {supplies.data && !mayChange && <SuppliesShown supplies={supplies.data} />}
      {supplies.data && mayChange && (
        <SuppliesForm supplies={supplies.data} onSend={(sent) => save.mutate({ params, body: { supplies: sent } })} />
      )}
      {supplies.error && !supplies.data && <ReadFailed title={t('supplies.failed')} read={supplies} />}
      {supplies.isPending && <Skeleton className="h-56" />}
    </Dialog>
  );
}

function SuppliesShown({ supplies }: { supplies: readonly Supply[] }) {
  const { t } = useTranslation('homes');
  if (supplies.length === 0) return <p className="text-14 text-ink-soft">{t('supplies.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {supplies.map(({ id, name, lowSince }) => (
        <li key={id} className="flex justify-between gap-3 py-2 text-14 wrap-anywhere">
          <bdi>{name}</bdi>
          {lowSince && <span className="text-amber-ink">{t('supplies.low')}</span>}
        </li>
      ))}
    </ul>
  );
}

interface Row {
  key: string;
  id?: string;
  name: string;
  low: boolean;
}

const usual = ['toiletPaper', 'soap', 'dishSoap', 'trashBags', 'coffee'] as const;

const newRow = (name = ''): Row => ({ key: crypto.randomUUID(), name, low: false });

interface SuppliesFormProps {
  supplies: readonly Supply[];
  onSend: (supplies: Omit<Row, 'key'>[]) => void;
}

function SuppliesForm({ supplies, onSend }: SuppliesFormProps) {
  const { t } = useTranslation('homes');
  const [rows, setRows] = useState<readonly Row[]>(() =>
    supplies.map(({ id, name, lowSince }) => ({ key: id, id, name, low: lowSince !== null })),
  );
  const change = (key: string, to: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...to } : row)));
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend(rows.flatMap(({ key: _, ...row }) => (row.name.trim() === '' ? [] : row)));
  }
  return (
    <form id={formId} noValidate className="grid gap-3" onSubmit={submit}>
      {rows.length === 0 && (
        <Button className="justify-self-start" onClick={() => setRows(usual.map((key) => newRow(t(`usual.${key}`))))}>
          {t('supplies.usual')}
        </Button>
      )}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3">
            <TextInput
              className="flex-1"
              aria-label={t('supplies.name')}
              placeholder={t('supplies.example')}
              maxLength={60}
              value={row.name}
              onChange={({ target }) => change(row.key, { name: target.value })}
            />
            <Checkbox checked={row.low} onCheckedChange={(low) => change(row.key, { low })} label={t('supplies.low')} />
            <IconButton
              icon={X}
              size="compact"
              label={t('supplies.remove', { name: row.name })}
              onClick={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={Plus}
        size="compact"
        className="justify-self-start"
        disabled={rows.length >= suppliesPerHome}
        onClick={() => setRows((all) => [...all, newRow()])}
      >
        {t('supplies.add')}
      </Button>
    </form>
  );
}
