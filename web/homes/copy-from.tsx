import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHomeChecklist } from '#contract/home-calls.ts';
import type { HostProperty, Property } from '#contract/properties.ts';
import { answerOf, send } from '#web/platform/api.ts';
import { homeKey } from '#web/platform/homes/home-query.ts';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type Draft, draftOf } from './checklist-draft.ts';

export type ListedHome = Pick<HostProperty, 'id' | 'title'> & Partial<Pick<HostProperty, 'ownChecklist'>>;

interface CopyFromProps {
  homes: readonly ListedHome[];
  /** The home whose list it is. */
  to: string;
  onCopied: (draft: Draft, title: string) => void;
}

/** Adds another home's list, notes and pictures included, to the one being written. */
export function CopyFrom({ homes: all, to, onCopied }: CopyFromProps) {
  const { t } = useTranslation('homes');
  const cache = useQueryClient();
  const failed = useFailure({ failed: reasonAlone });
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const homes = all.filter(({ ownChecklist }) => ownChecklist !== false);
  if (homes.every(({ id }) => id === to)) return null;
  async function copy(id: string) {
    const found = cache.getQueryData<Property>(homeKey(id));
    const title = (homes.find((home) => home.id === id) ?? found)?.title ?? '';
    setAsking(true);
    try {
      const { tasks } = await cache.fetchQuery({
        queryKey: readKey(getHomeChecklist, { params: { id } }),
        queryFn: async () =>
          answerOf<NonNullable<typeof getHomeChecklist.of>>(await send(getHomeChecklist, { params: { id } })),
      });
      if (tasks.length === 0) showToast({ title: t('copy.none', { title }) });
      else onCopied(draftOf(tasks), title);
    } catch (error) {
      await failed(error instanceof Error ? error : new Error(String(error)));
    }
    setAsking(false);
    // it asks anew: no home’s name stays in it as if it were chosen
    setRound((before) => before + 1);
  }
  return (
    <HomeSelect
      key={round}
      className="min-w-56 max-sm:grow"
      aria-label={t('copy.label')}
      placeholder={t('copy.label')}
      value=""
      disabled={asking}
      homes={homes}
      except={to}
      onChange={(id) => id && void copy(id)}
    />
  );
}
