import { useConfig } from '#web/platform/use-config.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { Gallery } from './gallery.tsx';

/** /dev/ui: the design system's gallery; like all of /dev it exists in demo mode only. */
// `page-files.ts` reads the default export of a page.
export default function UiPage() {
  const config = useConfig();
  if (!config) return null;
  return config.mode === 'demo' ? <Gallery /> : <NotFoundScreen />;
}
