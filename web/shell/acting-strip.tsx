import { ArrowLeftRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listMemberships } from '#contract/team-calls.ts';
import { type ActingFor, actFor, followActing, keepActingFor } from '#web/platform/acting-for.ts';
import { useRead } from '#web/platform/use-read.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** What the host lets them do may have changed since they began: the page then begins anew with it. */
function useScopeOf(host: ActingFor): void {
  const membership = useRead(listMemberships).data?.find((each) => each.host.id === host.id);
  useEffect(() => {
    if (!membership) return;
    const { role, homeIds } = membership;
    const some = homeIds !== null;
    if (role === host.role && some === host.some) return;
    keepActingFor({ ...host, role, some });
    window.location.reload();
  }, [membership, host]);
}

/** A page as high as the window leaves room for it. */
function sayHowHigh(strip: HTMLElement | null) {
  const { style } = document.documentElement;
  const height = new ResizeObserver(
    () => strip && style.setProperty('--acting-strip', `${strip.getBoundingClientRect().height}px`),
  );
  if (strip) height.observe(strip);
  return () => {
    height.disconnect();
    style.removeProperty('--acting-strip');
  };
}

/** Above every page while somebody acts for a host: for whom, in one line whatever their name, and the way back; on a phone below it. */
export function ActingStrip({ host }: { host: ActingFor }) {
  const { t } = useTranslation('team');
  useEffect(followActing, []);
  useScopeOf(host);
  return (
    <div
      ref={sayHowHigh}
      role="note"
      className="flex items-center justify-center gap-x-3 bg-green-tint px-gutter py-1 text-13 text-ink max-sm:flex-col"
    >
      <p className="flex max-w-full min-w-0 items-center gap-x-3">
        <ArrowLeftRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="truncate">
          {t('mine.now', { name: `\u2068${host.name}\u2069` })}
          {' · '}
          {t(`role.${host.role}`)}
        </span>
      </p>
      <TextButton className="shrink-0 whitespace-nowrap" onClick={() => actFor(null)}>
        {t('mine.own')}
      </TextButton>
    </div>
  );
}
