import type { Fault } from './fault.ts';
import { findLines } from './find-lines.ts';
import { sourceFiles } from './source-files.ts';

const raw = /#[0-9a-f]{3,8}\b(?=['"\s;)\]])|\b(?:rgb|hsl|oklch)a?\(|\[[^\]]*\dpx[^\]]*\]/i;
const directed =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-?(?:\d|auto|full|px\b|\[|(?=["'\s`]))/;
const classes = /className|['"`]/;

/** Colors and sizes come from the tokens, and sides are start and end, because Arabic is read from the right. */
export function checkStyles(): Fault[] {
  // The browser's own bar accepts only a plain color, before any style is loaded.
  const screens = sourceFiles('web/**/*.tsx').filter(
    ({ file }) => !file.startsWith('web/ui/') && file !== 'web/root.tsx',
  );
  const inClasses = sourceFiles('web/**/*.tsx').map(({ file, lines }) => ({
    file,
    lines: lines.map((line) => (/className=|class:/.test(line) && classes.test(line) ? line : '')),
  }));
  return [
    ...findLines(screens, raw, 'Use a token of web/ui/tokens.css instead of a raw colour or size.'),
    ...findLines(
      inClasses,
      directed,
      'Use the logical class (ms-, me-, ps-, pe-, start-, end-, text-start, text-end).',
    ),
  ];
}
