import { fetchAtFirstUse } from '#web/ui/first-use.ts';

/** What keeps and sends things done on site: nobody does any before they use the page. */
export const onSite = () => import('./do-on-site.ts');
fetchAtFirstUse(onSite);
