/**
 * Says which files are run again, each alone, and everything that went wrong with them before: it may be a fault of the
 * product's that shows only then.
 */
export function sayWhy(files, failures) {
  if (files.length === 0) return;
  console.log(`Again, each alone: ${files.join(' ')}`);
  for (const { file, name, reason } of failures) console.log(`  ${[file, name].filter(Boolean).join('  ')}\n${reason}`);
}
