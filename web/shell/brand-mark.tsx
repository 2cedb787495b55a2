import { useTranslation } from 'react-i18next';
import { inLanguage, to } from '#web/paths.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';

/** The key, drawn on a 16 px grid so that its edges stay sharp when small, and the name; alone on a phone where room is `narrow`. Leads home. */
export function BrandMark({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <Link
      to={inLanguage(to('home'), language)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control text-20 font-bold tracking-tight text-ink"
    >
      <BrandKey />
      <bdi className={narrow ? 'max-sm:sr-only' : undefined}>{t('brand')}</bdi>
    </Link>
  );
}

export function BrandKey() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-6 fill-green">
      <path
        fillRule="evenodd"
        d="M8 1a4.2 4.2 0 0 1 1.2 8.2V15H7v-1H5v-2h2V9.2A4.2 4.2 0 0 1 8 1Zm0 2.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"
      />
    </svg>
  );
}
