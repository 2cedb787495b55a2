import { useConfig } from '#web/platform/use-config.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { Gallery } from './gallery.tsx';

/** /dev/ui: the design system's gallery; like all of /dev it exists in demo mode only. */
// React Router reads the default export of a route module.
export default function UiPage() {
  const config = useConfig();
  if (!config) return null;
  return config.mode === 'demo' ? <Gallery /> : <NotFoundScreen />;
}
