import { isPublicPath, type ScreenName, screens } from '#web/paths.ts';

/** Addresses that screens read first; `:id` stands for the id in the screen's own address. */
export type FirstReads = Readonly<Partial<Record<ScreenName, readonly string[]>>>;

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

/**
 * Has the app's page ask for its screen's scripts, and for who is signed in for what the screen reads first, while its
 * scripts are on their way. `platform/asked-ahead.ts` hands the answers over.
 */
export function askAhead(html: string, reads: FirstReads, routes: Record<string, BuiltRoute | undefined>): string {
  const known = Object.entries(screens).flatMap(([name, path]) => {
    // a public page is a file of its own
    if (!routes[name] || isPublicPath(path)) return [];
    const files = filesOf(routes, name).filter((file) => !html.includes(file));
    // Object.entries widens the keys of `screens`, which are screen names
    return [[`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, files, reads[name as ScreenName] ?? []]];
  });
  const files = [...new Set(known.flatMap(([, ofScreen]) => ofScreen))];
  const numbered = known.map(([path, ofScreen = [], asked]) => [
    path,
    [...ofScreen].map((file) => files.indexOf(file)),
    asked,
  ]);
  const script = askingScript
    .replace('FILES', () => JSON.stringify(files))
    .replace('SCREENS', () => JSON.stringify(numbered));
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}

function filesOf(routes: Record<string, BuiltRoute | undefined>, name: string): string[] {
  const route = routes[name];
  if (!route) return [];
  return [...filesOf(routes, route.parentId ?? ''), route.module, ...(route.imports ?? [])];
}

const askingScript = `(function(){var files=FILES,screens=SCREENS,token=null;
try{token=localStorage.getItem('token')}catch(_){}
for(var i=0;i<screens.length;i++){var found=new RegExp(screens[i][0]).exec(location.pathname);if(!found)continue;
screens[i][1].forEach(function(n){var l=document.createElement('link');l.rel='modulepreload';l.href=files[n];document.head.append(l)});
if(token){var answers={};screens[i][2].forEach(function(read){var a=read.replace(':id',found[1]);
answers[a]=fetch(a,{credentials:'include',headers:{accept:'application/json',authorization:'Bearer '+token}});
answers[a].catch(function(){})});
window.askedByDocument={token:token,answers:answers}}
break}})()`;
