import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { isUnknownZone } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ThenThere, type There } from './then-there.tsx';
import { isPosted, type Outcome } from './use-post-several.ts';

interface HomeRowProps {
  home: Property;
  payoutCents: number;
  /** Those that are ticked, this one or others. */
  chosen: readonly Property[];
  onChoose: (chosen: readonly Property[]) => void;
  /** The home whose job is being sent: meanwhile none is ticked or left out. */
  sending: string | null;
  outcome: Outcome | undefined;
  /** What is there at that time. */
  there: There | undefined;
}

/** Whose clock the times are meant on is not known yet: nothing is posted there. */
export const lacksZone = ({ timeZone }: Property): boolean => isUnknownZone(timeZone);

/** One home: chosen or not, what speaks against it, and once it was sent, its job or why there is none. */
export function HomeRow({ home, payoutCents, chosen, onChoose, sending, outcome, there }: HomeRowProps) {
  const { t } = useTranslation('severalHomes');
  const others = chosen.filter(({ id }) => id !== home.id);
  const isSending = sending === home.id;
  return (
    <li className="py-1">
      <Checkbox
        size="row"
        checked={others.length < chosen.length}
        disabled={sending !== null || isPosted(outcome) || lacksZone(home)}
        onCheckedChange={(on) => onChoose(on ? [...others, home] : others)}
        label={<bdi className="wrap-anywhere">{home.title}</bdi>}
        detail={<bdi className="wrap-anywhere">{shownAddress(home)}</bdi>}
        aside={<bdi>{formatMoney(payoutCents)}</bdi>}
      />
      <div role="status" className="ps-9 text-13 empty:hidden">
        {isSending && <span className="text-ink-soft">{t('sending')}</span>}
        {!isSending && outcome && <Result outcome={outcome} />}
        {!isSending && !isPosted(outcome) && there && <ThenThere there={there} />}
        {!isSending && !outcome && lacksZone(home) && (
          <Line>
            {t('zoneUnknown')}{' '}
            <TextLink to={to('hostDashboard', undefined, { tab: 'properties', edit: home.id })}>
              {t('zoneAdd')}
            </TextLink>
          </Line>
        )}
      </div>
    </li>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 pb-2 text-amber-ink">
      <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('severalHomes');
  const errorText = useErrorText();
  const posted = isPosted(outcome);
  const Icon = posted ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-start gap-2 pb-2">
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className={posted ? 'mt-0.5 text-green-ink' : 'mt-0.5 text-red-ink'}
      />
      {posted ? (
        <span>
          {t('posted')} <TextLink to={to('job', { id: outcome.jobId })}>{t('open')}</TextLink>
        </span>
      ) : (
        <span className="text-red-ink">{errorText(outcome.error)}</span>
      )}
    </span>
  );
}
