import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { publicScreens, type ScreenName, screens } from './paths.ts';

/** The whole map of screens: which file shows which screen of `paths.ts`. A screen without a file is not found. */
export const pages: Partial<Record<ScreenName, string>> = {
  home: 'pages/public/home-page.tsx',
  auth: 'pages/auth/auth-page.tsx',
  login: 'pages/auth/auth-page.tsx',
  register: 'pages/auth/auth-page.tsx',
  authLink: 'pages/auth/link-page.tsx',
  adminLogin: 'pages/auth/admin-login-page.tsx',
};

const isPublic = (screen: ScreenName) => publicScreens.some((name) => name === screen);

function routesOf([screen, file]: [string, string]): RouteConfigEntry[] {
  // Object.entries widens the keys of `pages`, which are screen names.
  const name = screen as ScreenName;
  const plain = [entry(screens[name], file, name)];
  if (!isPublic(name)) return plain;
  const others = languages.filter(({ code }) => code !== defaultLanguage);
  return [...plain, ...others.map(({ code }) => entry(`/${code}${screens[name]}`, file, `${code}/${name}`))];
}

function entry(path: string, file: string, id: string): RouteConfigEntry {
  const trimmed = path.replace(/^\/|\/$/g, '');
  return trimmed === '' ? index(file, { id }) : route(trimmed, file, { id });
}

// React Router's build reads the default export.
export default [
  ...Object.entries(pages).flatMap(routesOf),
  route('*', 'pages/public/not-found-page.tsx', { id: 'notFound' }),
] satisfies RouteConfig;
