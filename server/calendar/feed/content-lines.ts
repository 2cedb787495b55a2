/** The lines of an iCalendar text, unfolded: line breaks of every kind are taken, blank lines left out. */
export function contentLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    const last = lines.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1);
    else lines.push(line);
  }
  return lines;
}
