import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toast-state.ts';

/** Stands in for a piece whose code could not be fetched: says so, and gives way to it once the connection is back. */
export function notFetched<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each piece, where its module starts
  return function NotFetched(props: Props) {
    const { t } = useTranslation('ui');
    const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      showToast({ title: t('notFetched'), tone: 'danger' });
    }, [t]);
    useEffect(() => {
      const again = () =>
        void load().then(
          (piece) => setPiece(() => piece),
          () => undefined, // still away
        );
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, []);
    return Piece && <Piece {...props} />;
  };
}
