import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCleaners } from '#contract/calls.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatList, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { dismissToast, showToast } from '#web/ui/toast.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { type Candidate, LadderRung } from './ladder-rung.tsx';
import { useChoiceFailed } from './use-choice-failed.ts';

export interface LadderProps {
  jobId: string;
  /** First, second, third; null where nobody is chosen yet. */
  chosen: readonly [Candidate | null, Candidate | null, Candidate | null];
  /** Both sides' money if the first does it. */
  split: (amountCents: number) => ReactNode;
  /** In a sheet the button stays at its foot, however far the order is below the bids. */
  inSheet?: boolean;
  onAccepted?: () => void;
}

/** Who is asked in which order, each at their own price, and the one button that accepts them. */
export function Ladder({ jobId, chosen, split, inSheet = false, onAccepted }: LadderProps) {
  const { t } = useTranslation('hiring');
  const { hostPays } = useHostPays();
  const [first, second, third] = chosen;
  const [lacking, setLacking] = useState(false);
  const at = (person: Candidate | null) => ({ person, cents: hostPays(person?.amountCents ?? 0) });
  const bar = <AcceptBar {...{ jobId, chosen, inSheet, lacking, onAccepted }} onLacking={() => setLacking(true)} />;
  return (
    <>
      <Card padding="none" className="grid grid-cols-1">
        <div className="grid gap-3 p-4 sm:p-5">
          <div>
            <h2 className="text-16">{t('ladder.title')}</h2>
            <p className="text-13 text-ink-soft">{t('ladder.text')}</p>
          </div>
          <ol>
            <LadderRung
              rank={1}
              {...at(first)}
              hint={t('ladder.firstHint')}
              empty={t('ladder.firstEmpty')}
              lacking={lacking}
            />
            <LadderRung rank={2} {...at(second)} hint={t('ladder.backupHint')} empty={t('ladder.secondEmpty')} />
            <LadderRung rank={3} {...at(third)} hint={t('ladder.lastHint')} empty={t('ladder.thirdEmpty')} last />
          </ol>
        </div>
        {first && (
          <div className="grid gap-3 border-t border-line p-4 sm:p-5">
            <p className="text-13 text-ink-soft">{t('ladder.ifFirst', { name: first.name })}</p>
            {split(first.amountCents)}
            <IfBackups backups={[second, third]} />
          </div>
        )}
        {!inSheet && bar}
      </Card>
      {inSheet && bar}
    </>
  );
}

function IfBackups({ backups }: { backups: readonly (Candidate | null)[] }) {
  const { t } = useTranslation('hiring');
  const { hostPays } = useHostPays();
  return backups.map(
    (backup) =>
      backup && (
        <p key={backup.bidId} className="text-13 text-ink-soft tabular-nums">
          {t(actingFor() ? 'ladder.ifBackupHost' : 'ladder.ifBackup', {
            name: backup.name,
            amount: formatMoney(hostPays(backup.amountCents)),
          })}
        </p>
      ),
  );
}

interface AcceptBarProps extends Omit<LadderProps, 'split'> {
  /** It was tried with nobody chosen. */
  lacking: boolean;
  onLacking: () => void;
}

/**
 * Stays at the lower edge of a phone, and of a sheet: who gets the job now, for how much, and who stands by. As with a
 * single bid the press asks first: the others are turned down with it, which nothing takes back.
 */
function AcceptBar({ jobId, chosen, inSheet, lacking, onLacking, onAccepted }: AcceptBarProps) {
  const { t } = useTranslation('hiring');
  const { hostPays } = useHostPays();
  const isWide = useIsWide();
  const why = useId();
  const [first, second, third] = chosen;
  const said = { name: first?.name ?? '', amount: formatMoney(hostPays(first?.amountCents ?? 0)) };
  const backups = [second, third].flatMap((person) => person?.name ?? []);
  const [asking, setAsking] = useState(false);
  const sayMissing = useSaysMissing(first !== null);
  const isMissing = !first && (!isWide || lacking);
  function ask() {
    if (first) return setAsking(true);
    onLacking();
    sayMissing();
  }
  return (
    <ThumbBar
      className={cx(
        'grid grid-cols-1 gap-2 lg:border-t lg:border-line',
        'lg:sticky lg:z-15 lg:bg-surface',
        inSheet ? 'lg:-bottom-5 lg:py-4' : 'lg:bottom-0 lg:rounded-b-card lg:p-5',
      )}
    >
      {first && <WhoNow said={said} backups={backups} />}
      {/* on a phone the bar is there before any bid is; on a wide screen the toast says it, and the mark stays */}
      {isMissing && (
        <p id={why} className={isWide ? 'sr-only' : 'text-13 text-ink-soft'}>
          {t('ladder.pickFirst')}
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        wraps
        className="w-full"
        disabled={!first && !isWide}
        aria-haspopup={first ? 'dialog' : undefined}
        aria-describedby={isMissing ? why : undefined}
        onClick={ask}
      >
        {first ? t('accept.one', said) : t('accept.none')}
      </Button>
      <Question {...{ jobId, chosen, said, backups, onAccepted, asking, setAsking }} />
      <p className="text-13 text-ink-soft max-lg:hidden">{t('ladder.charge')}</p>
    </ThumbBar>
  );
}

interface QuestionProps extends Told, Pick<LadderProps, 'jobId' | 'chosen' | 'onAccepted'> {
  asking: boolean;
  setAsking: (asking: boolean) => void;
}

function Question({ jobId, chosen, said, backups, onAccepted, asking, setAsking }: QuestionProps) {
  const { t } = useTranslation('hiring');
  const { hostFeeCents } = useHostPays();
  const select = useSelect({ said, backups, onAccepted, onSettled: () => setAsking(false) });
  const [first, second, third] = chosen;
  function accept() {
    if (!first) return;
    const seen = chosen.flatMap((person) => (person ? [[person.bidId, person.amountCents]] : []));
    const body = {
      ...{ primaryBidId: first.bidId, backupBidId: second?.bidId, tertiaryBidId: third?.bidId },
      ...{ amountsCents: Object.fromEntries(seen), seenFeeCents: hostFeeCents },
    };
    select.mutate({ params: { id: jobId }, body });
  }
  return (
    <ConfirmDialog
      open={asking && first !== null}
      onOpenChange={setAsking}
      tone="normal"
      title={t('accept.sure', said)}
      description={<WhatFollows said={said} backups={backups} />}
      confirmLabel={t('accept.one', said)}
      loading={select.isPending}
      onConfirm={accept}
    />
  );
}

interface Selecting extends Pick<LadderProps, 'onAccepted'> {
  said: { name: string; amount: string };
  backups: readonly string[];
  /** It is accepted, or was refused: what is said then is not said over a question. */
  onSettled: () => void;
}

/** Accepts them, and says who has the job now; without a backup there is none to speak of. */
function useSelect({ said, backups, onAccepted, onSettled }: Selecting) {
  const { t } = useTranslation('hiring');
  const { language } = useLanguage();
  const choiceFailed = useChoiceFailed(said.name);
  return useWrite(selectCleaners, {
    onSuccess: () => {
      onSettled();
      onAccepted?.();
      const first = t('toasts.selectedOne', said);
      const names = formatList(backups, language);
      const all = [t('toasts.selectedText'), first, t('toasts.selectedBackups', { names })];
      const description = backups.length > 0 ? all.join(' ') : first;
      showToast({ title: t('toasts.selected'), description, tone: 'success' });
    },
    failed: (failure) => {
      onSettled();
      return choiceFailed(failure);
    },
  });
}

/** That nobody is chosen, in a toast that goes once somebody is. */
function useSaysMissing(isChosen: boolean) {
  const { t } = useTranslation('hiring');
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (isChosen && told !== undefined) dismissToast(told);
  }, [isChosen, told]);
  return () => setTold(showToast({ title: t('toasts.error'), description: t('toasts.noPrimary'), tone: 'danger' }));
}

type Told = Pick<Selecting, 'said' | 'backups'>;

/** What becomes of the order, of the bids outside it, and when the card is charged. */
function WhatFollows({ said, backups }: Told) {
  const { t } = useTranslation('hiring');
  return (
    <>
      {t('ladder.now', said)} {backups.length > 0 && t('ladder.then', { names: backups.join(', ') })}{' '}
      {t('accept.others')} {t('ladder.charge')}
    </>
  );
}

function WhoNow({ said, backups }: Told) {
  const { t } = useTranslation('hiring');
  return (
    <p className="text-13 tabular-nums">
      {t('ladder.now', said)}
      {backups.length > 0 && <span className="text-ink-soft"> {t('ladder.then', { names: backups.join(', ') })}</span>}
    </p>
  );
}
