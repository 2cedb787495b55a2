import { Outlet, useLocation, useParams } from 'react-router';
import { splitLanguage } from '#web/paths.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';

/** A public page, in English or under the name of another language; what only looks like such a name is not found. */
export function InLanguage() {
  const { language } = useParams();
  const { pathname } = useLocation();
  return language === undefined || splitLanguage(pathname).language === language ? <Outlet /> : <NotFoundScreen />;
}
