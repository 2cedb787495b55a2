import { Route, Routes } from 'react-router';
import { lazyPage } from './page-files.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { InLanguage } from './pages/public/in-language.tsx';
import { NotFoundPage } from './pages/public/not-found-page.tsx';
import { publicScreens, type ScreenName, screens } from './paths.ts';
import { pages, unframed } from './routes.ts';
import { Frame } from './shell/frame.tsx';

const isPublic = (screen: ScreenName) => publicScreens.some((name) => name === screen);
// Object.keys widens the keys of `pages`, which are screen names.
const written = Object.keys(pages) as ScreenName[];

/** The screen at the address, with what surrounds it. */
export function Screens() {
  return (
    <Routes>
      {written.filter((screen) => unframed.includes(screen)).map(routeOf)}
      <Route element={<Frame />}>
        <Route element={<PageBoundary />}>
          {written.filter((screen) => !unframed.includes(screen) && !isPublic(screen)).map(routeOf)}
          <Route path=":language?" element={<InLanguage />}>
            {written.filter(isPublic).map(routeOf)}
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

function routeOf(screen: ScreenName) {
  const path = screens[screen].slice(1);
  const page = <Page file={pages[screen] ?? ''} />;
  return path === '' ? <Route key={screen} index element={page} /> : <Route key={screen} path={path} element={page} />;
}

function Page({ file }: { file: string }) {
  const Shown = lazyPage(file);
  return <Shown />;
}
