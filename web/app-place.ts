import { getConfig } from '#contract/calls.ts';
import { platformFeeCents } from '#contract/money.ts';
import { isSignUpClosed } from './platform/quiet-start.ts';

const id = 'app';

/** The place of a page that the app takes over as it is written. */
export const writtenPlace = (page: string): string => `<div id="${id}" data-written>${page}</div>`;

/** The place of a screen that the app draws; until then it shows this. */
export const startingPlace = (starting: string): string => `<div id="${id}">${starting}</div>`;

/**
 * The place of a screen that looks the same for every visitor: it shows how the screen looks in the default language,
 * and what every screen begins as to whoever that is not true of (another language, somebody known, an address with
 * details, a tab that keeps something and may have been left in the middle of the screen). So it does as soon as the config
 * says that the owners have decided another fee, or take nobody new on one side.
 */
export function lookingPlace(screen: string, starting: string): string {
  return `${startingPlace(lookOf(screen))}<template>${starting}</template><script>${choosingScript}</script>`;
}

/** Runs before anything is painted; the config, for which the document has asked, comes before the app does. */
export const choosingScript = `(function(){var e=document.documentElement,kept=1,starting=document.currentScript.previousElementSibling;
var place=document.getElementById('${id}'),look=place.firstElementChild,asked=window.askedByDocument;
function start(){place.innerHTML=starting.innerHTML}
try{kept=sessionStorage.length}catch(_){}
if(e.lang!=='en'||'known' in e.dataset||location.search||location.hash||kept)return start();
var config=asked&&asked.answers['${getConfig.path}'];
if(config)config.then(function(r){return r.clone().json()}).then(function(c){
if(look.isConnected&&(c.fees.hostCents!==${platformFeeCents}||${isSignUpClosed}))start()}).catch(function(){})})()`;

const textField = /<input\b(?![^>]*type="(?:radio|checkbox)")([^>]*?)\/?>/g;
const partOfUse = /(<\/?)(?:a|form|label|main)\b/g;
const tag = /<[^>]+>/g;
const meaning =
  /\s(?:aria-[\w-]+|autoComplete|for|href|id|inputMode|name|noValidate|required|role|tabindex|title|value)(?:="[^"]*")?(?=[\s/>])/gi;

/** How a rendered page looks, and no more: nothing in it can be pressed, filled in or found by its name. */
export function lookOf(page: string): string {
  const look = page
    .replace(textField, '<span$1></span>')
    .replace(partOfUse, '$1span')
    .replace(tag, (one) => one.replace(meaning, ''));
  return `<div inert aria-hidden="true">${look}</div>`;
}
