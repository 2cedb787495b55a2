/** What can be wrong with a file that holds a record; `n` is a link's number, `name` a part of the file. */
export const recordFaultCodes = [
  ...(['notAFile', 'tooLarge', 'cut', 'packing', 'unreadable', 'fileMissing', 'fileAdded', 'fileChanged'] as const),
  ...(['fileRepeated', 'filesOverlap'] as const),
  ...(['linkChanged', 'timeChanged', 'linkMoved', 'linkMissing', 'linkRepeated', 'linkForged'] as const),
  ...(['photoTimeChanged', 'photoChanged', 'photoUnknown', 'taskTimeChanged', 'jobTimeChanged'] as const),
  ...([
    'personChanged',
    'photoMissing',
    'recordChanged',
    'stranger',
    'keyOutOfTime',
    'keyUnproven',
    'keyLeaked',
    'keyMisnamed',
  ] as const),
  ...(['notInLog', 'notSealed'] as const),
  ...(['notTheirs', 'jobRepeated', 'starsChanged', 'countChanged'] as const),
] as const;
export type RecordFaultCode = (typeof recordFaultCodes)[number];
export interface RecordFault {
  code: RecordFaultCode;
  n?: number;
  name?: string;
  /** In a person's record: the job that it is about. */
  job?: string;
}
