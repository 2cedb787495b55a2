import { ownIdentity } from '#server/cleaners/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { accountSections } from './account-sections.ts';
import { moneySections } from './money-sections.ts';
import { readable } from './readable.ts';
import { teamSections } from './team-sections.ts';
import { workSections } from './work-sections.ts';

/**
 * data.json, piece by piece: a list for each kind of thing. Street and birth date are opened for their owner; the SSN
 * is shown to nobody, and goes by its last four digits.
 */
export async function* writeOwnData(kit: Kit, userId: string): AsyncIterable<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(kit.clock.now())}`;
  const personal = await ownIdentity(kit, userId);
  if (personal) yield `,\n  "personal": ${indented(personal, '  ')}`;
  for (const { name, rows } of [...accountSections, ...workSections, ...teamSections, ...moneySections]) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let between = '\n    ';
    let end = ']';
    for await (const row of rows(kit, userId)) {
      yield `${between}${indented(readable(row), '    ')}`;
      between = ',\n    ';
      end = '\n  ]';
    }
    yield end;
  }
  yield '\n}\n';
}

/** So that it can be read in a text editor as well. */
const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);
