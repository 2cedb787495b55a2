import { hour, plus } from '#server/platform/clock.ts';
import { CleaningStory, type Posting } from './cleaning-story.ts';
import { homeTime } from './home-time.ts';
import { type HomeKey, homes } from './homes.ts';
import type { Stage } from './stage.ts';

type Given = Partial<Omit<Posting, 'home' | 'start' | 'end'>>;

/** What a story needs that happens around today. */
export interface NearToday {
  stage: Stage;
  /** That many hours before now. */
  ago(hours: number): Date;
  /** A cleaning of some hours, that many days from today. */
  on(home: HomeKey, day: number, hours: number, given?: Given, clock?: string): CleaningStory;
}

export const nearToday = (stage: Stage): NearToday => ({
  stage,
  ago: (hours) => plus(stage.now, -hours * hour),
  on(home, day, hours, given = {}, clock = '11:00') {
    const start = homeTime(stage.now, homes[home].timeZone, day, clock);
    return new CleaningStory(stage, { home, start, end: plus(start, hours * hour), ...given });
  },
});
