import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';
import type { ScreenWords } from '#web/platform/words/screen-words.ts';

const OwnersBanner = lazy(() => import('./owners-banner.tsx').then((file) => ({ default: file.OwnersBanner })));

/** What the owners of this marketplace have decided for every page: the fees and deadlines that texts name, and a banner where they have written one. */
export function FromOwners() {
  const { i18n } = useTranslation('shell');
  const config = useConfig();
  const { fees, terms } = config ?? {};
  useEffect(() => {
    // as `asI18n` named it; tests may bring another
    const words = i18n as unknown as Partial<ScreenWords>;
    if (fees && terms) words.fill?.({ fees, terms });
  }, [i18n, fees, terms]);
  return (
    config?.banner && (
      <Suspense fallback={null}>
        <OwnersBanner banner={config.banner} />
      </Suspense>
    )
  );
}
