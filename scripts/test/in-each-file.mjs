// Preloaded into the process of each test file: it ends when the run does, and when its tests have ended but something
// that one of them left open keeps it alive.
import { appendFileSync } from 'node:fs';
import { after } from 'node:test';

const { TEST_EVENTS: events, TEST_PATIENCE: patience } = process.env;

process.once('disconnect', () => process.exit(1));
process.channel?.unref();
after(() => {
  setTimeout(sayWhatIsOpen, Number(patience)).unref();
});

function sayWhatIsOpen() {
  const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
  appendFileSync(events, `${JSON.stringify({ did: 'stayed', open })}\n`);
  process.exit(1);
}
