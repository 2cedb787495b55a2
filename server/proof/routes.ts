import { getPublicLog } from '#contract/public-log.ts';
import { route } from '#server/platform/http/route.ts';
import { showLog } from './show-log.ts';

export const proofRoutes = [route(getPublicLog, ({ kit }) => showLog(kit))];
