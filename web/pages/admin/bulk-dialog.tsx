import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BulkAnswer } from '#contract/bulk.ts';
import type { BulkRefusal } from '#contract/bulk-limit.ts';
import { formatList, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type BulkAction = 'suspend' | 'restore' | 'endSessions' | 'hold' | 'release';

/** Whose reason is mailed; of the others it is kept in the audit log alone, or told with the money. */
const mailed: readonly BulkAction[] = ['suspend', 'endSessions'];

interface BulkDialogProps {
  action: BulkAction;
  /** What is decided, by id, with what each is called. */
  names: ReadonlyMap<string, string>;
  send: (reason: string, ids: readonly string[]) => Promise<BulkAnswer>;
  onClose: () => void;
  /** Told what could not be done: it is still to be decided. */
  onDone: (refused: readonly string[]) => void;
}

/** Asks for one reason for all that is selected, then says what became of each. */
export function BulkDialog({ action, names, send, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(['adminPeople', 'adminLists']);
  const { language } = useLanguage();
  // a failure is told by who sends
  const decide = useMutation({ mutationFn: (reason: string) => send(reason, [...names.keys()]) });
  if (decide.data) {
    const refused = decide.data.results.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id);
    return <BulkResult answer={decide.data} action={action} names={names} onClose={() => onDone(refused)} />;
  }
  const isMailed = mailed.includes(action);
  return (
    <ReasonDialog
      title={t(`bulk.${action}Title`)}
      text={t(`bulk.${action}Text`, { shown: formatNumber(names.size, language) })}
      confirm={t(`bulk.${action}`)}
      words={isMailed ? { reason: t('adminLists:users.reason') } : undefined}
      reasonHelp={isMailed ? t('adminLists:users.wordForWord') : null}
      danger={action !== 'restore' && action !== 'release'}
      sending={decide.isPending}
      onClose={onClose}
      onConfirm={(reason) => decide.mutate(reason)}
    >
      <Whom names={[...names.values()]} />
    </ReasonDialog>
  );
}

/** How many are named before the rest is counted. */
const named = 5;

/** Who or what it hits, as far as a line has room. */
function Whom({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('adminPeople');
  const { language } = useLanguage();
  const more = names.length - named;
  const first = names.slice(0, named).map((name) => `\u2068${name}\u2069`);
  const rest = more > 0 ? [t('bulk.more', { shown: formatNumber(more, language) })] : [];
  return <p className="text-14 font-medium wrap-anywhere">{formatList([...first, ...rest], language)}</p>;
}

type Outcome = BulkAnswer['results'][number]['outcome'];
const tones: Record<Outcome, BadgeTone> = { done: 'green', unchanged: 'neutral', refused: 'red' };

function BulkResult({
  answer: { results },
  action,
  names,
  onClose,
}: { answer: BulkAnswer } & Pick<BulkDialogProps, 'action' | 'names' | 'onClose'>) {
  const { t } = useTranslation(['adminPeople', 'errors']);
  const { language } = useLanguage();
  const count = (outcome: Outcome) =>
    formatNumber(results.filter((result) => result.outcome === outcome).length, language);
  const wordsOf = (error: BulkRefusal) => {
    // a hold is written down before the bank is asked
    if (action === 'hold' && error === 'unavailable') return t('bulk.holdLater');
    return action === 'suspend' && error === 'forbidden' ? t('bulk.noAdmins') : t(`errors:${error}`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.resultTitle')}
      description={t('bulk.resultText', {
        ...{ done: count('done'), unchanged: count('unchanged'), refused: count('refused') },
      })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className="divide-y divide-line">
        {results.map(({ id, outcome, error }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2 text-14">
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{names.get(id)}</bdi>
              {error && <span className="block text-13 text-ink-soft">{wordsOf(error)}</span>}
            </span>
            <Badge tone={tones[outcome]}>{t(`bulk.${outcome}`)}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
