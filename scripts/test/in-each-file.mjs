// Preloaded into each test file's process: ends it when the run ends, and when its tests have ended but something one
// of them left open keeps it alive.
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
