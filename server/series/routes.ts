import * as calls from '#contract/series.ts';
import type { OwedBy } from '#server/jobs/index.ts';
import { route } from '#server/platform/http/route.ts';
import { changeSeries } from './change-series.ts';
import { changeSeriesDate } from './change-series-date.ts';
import { moveSeries } from './end-series.ts';
import { getSeries, listSeries } from './present-series.ts';
import { startSeries } from './start-series.ts';

/** What series ask of the rooms beside them. */
interface Above {
  owedBy: OwedBy;
}

export const seriesRoutes = (above: Above) => [
  route(calls.startSeries, ({ kit, actor, body }) => startSeries({ ...kit, ...above }, actor, body)),
  route(calls.listSeries, ({ kit, actor, params }) => listSeries({ ...kit, ...above }, actor, params.id)),
  route(calls.getSeries, ({ kit, actor, params }) => getSeries({ ...kit, ...above }, actor, params.id)),
  route(calls.changeSeries, ({ kit, actor, params, body }) =>
    changeSeries({ ...kit, ...above }, actor, params.id, body),
  ),
  route(calls.pauseSeries, ({ kit, actor, params }) => moveSeries({ ...kit, ...above }, actor, params.id, 'PAUSED')),
  route(calls.resumeSeries, ({ kit, actor, params }) => moveSeries({ ...kit, ...above }, actor, params.id, 'ACTIVE')),
  route(calls.endSeries, ({ kit, actor, params }) => moveSeries({ ...kit, ...above }, actor, params.id, 'ENDED')),
  route(calls.changeSeriesDate, ({ kit, actor, params, body }) =>
    changeSeriesDate({ ...kit, ...above }, actor, { ...params, ...body }),
  ),
];
