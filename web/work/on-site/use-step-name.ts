import { useTranslation } from 'react-i18next';
import { useRoomName } from '#web/platform/task-name.ts';
import type { Step } from './steps.ts';

/** What a step is called: a room by its name. */
export function useStepName(): (step: Step) => string {
  const { t } = useTranslation('onSite');
  const roomOf = useRoomName();
  return ({ id, kind, room }) => {
    if (kind !== 'tasks') return t(`step.${kind}`);
    return roomOf(room) ?? t(id === 'checklist' ? 'step.checklist' : 'step.other');
  };
}
