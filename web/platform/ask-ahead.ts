import { readTogether } from '#contract/read-together-calls.ts';

interface Asked {
  path: string;
  reads: readonly string[];
  words: string;
  /** The reads need no token. */
  forVisitors?: boolean;
  /** What is read besides where there is a token. */
  ifSignedIn?: readonly string[];
}

/**
 * Has the page of the screen at this path ask for its words and, for who is signed in or for everybody, for what it reads
 * first, while its code is on its way: not for a host they act for, nor in a visit, whose calls are made in another way.
 * `:id` in an address stands for the id in the path. Several reads are one call, and where that fails as a whole each is asked for by itself. `platform/asked-ahead.ts` hands the answers over.
 */
export function askingScript({ path, reads, words, forVisitors = false, ifSignedIn = [] }: Asked): string {
  const id = path.split('/').indexOf(':id');
  return asking
    .replace('READS', () => JSON.stringify(reads))
    .replace('SIGNED_IN', () => JSON.stringify(ifSignedIn))
    .replace('ID', () => String(id))
    .replace('TOGETHER', () => JSON.stringify(`${readTogether.path}?`))
    .replace('VISITORS', () => String(forVisitors))
    .replace('FILE', () => JSON.stringify(`/${words}.js`));
}

/**
 * `firstPaintScript` has set the language. At the end: a browser reads its tables of numbers and dates when they are first
 * used, which takes a slow phone some 100 ms; here it does while it has nothing but the network to wait for.
 */
const asking = `(function(){var token=null,e=document.documentElement,l=document.createElement('link');
l.rel='modulepreload';l.href=e.dataset.words+e.lang+FILE;document.head.append(l);
try{token=localStorage.getItem('acting-for')||sessionStorage.getItem('visit')?null:localStorage.getItem('token')}catch(_){}
if(token||VISITORS){var answers={},reads=READS;if(token)reads=reads.concat(SIGNED_IN);
reads=reads.map(function(read){return read.replace(':id',location.pathname.split('/')[ID])});
var ask=function(a){return fetch(a,{credentials:'include',headers:Object.assign({accept:'application/json'},token&&{authorization:'Bearer '+token})})};
var all=reads[1]&&ask(TOGETHER+new URLSearchParams(reads.map(function(a){return['of',a]}))).then(function(r){return r.ok&&r.json()},function(){});
reads.forEach(function(a,i){answers[a]=all?all.then(function(r){var one=r&&r.answers[i];return one?new Response(one.body,one):ask(a)}):ask(a);
answers[a].catch(function(){})});
window.askedByDocument={token:token,answers:answers}}
setTimeout(function(){new Intl.NumberFormat(e.lang).format(1);new Intl.ListFormat(e.lang).format(['']);
new Intl.DateTimeFormat(e.lang,{weekday:'short',month:'short',day:'numeric',hour:'numeric',timeZone:'America/New_York'}).format()})})()`;
