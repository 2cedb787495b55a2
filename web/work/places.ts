/** Where on a job's page its photos are. */
export const photosPlace = 'photos';
/** Where on a job's page a task is. */
export const taskPlace = (taskId: string): string => `task-${taskId}`;
