interface AfterPhoto {
  taskId?: string | null;
  /** Its longer side has fewer pixels than `photoPixelsThatProve`. */
  small?: boolean;
}

/**
 * Photos of the finished work that are too small to show much, less those that a larger one of the same task makes up
 * for, or of no task for one of none. What is left is a reason for the host to look before the card is charged.
 */
export function tooSmallOf<Photo extends AfterPhoto>(photos: readonly Photo[]): Photo[] {
  const shownWell = new Set(photos.filter(({ small }) => !small).map(({ taskId }) => taskId ?? null));
  return photos.filter(({ small, taskId }) => small && !shownWell.has(taskId ?? null));
}
