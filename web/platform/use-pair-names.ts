import { useTranslation } from 'react-i18next';
import { useRoomName } from './task-name.ts';

interface PairOf {
  /** As stored. */
  room: string | null;
  /** In the words that the reader sees; null if two photos only have the room in common. */
  task: string | null;
}

/** "Bathroom: Clean bathrooms" for each of a job's pairs of photos; a second pair of the same has its number. */
export function usePairNames(): (pairs: readonly PairOf[]) => string[] {
  const { t } = useTranslation('work');
  const nameOfRoom = useRoomName();
  return (pairs) => {
    const counted = new Map<string, number>();
    return pairs.map(({ room: stored, task }) => {
      const room = nameOfRoom(stored);
      const name = room && task ? t('photos.noted', { name: room, note: task }) : (room ?? task ?? '');
      const number = (counted.get(name) ?? 0) + 1;
      counted.set(name, number);
      return number === 1 ? name : t('photos.again', { name, number });
    });
  };
}
