/** Saves what a call answered as a file: the call needs the session's token, which a plain link would not send. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // not at once: Safari reads it after the press
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
