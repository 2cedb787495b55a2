import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { useRoomName } from '#web/platform/task-name.ts';
import { taskPlace } from '../places.ts';
import { TaskRow } from '../task-row.tsx';
import { TellHost } from '../tell-host/tell-host.tsx';
import { StepBar } from './step-bar.tsx';
import { tasksByRoom } from './tasks-by-room.ts';
import type { Steps } from './use-steps.ts';

/** The tasks of a room, or of all of them under their names. */
export function TasksStep({ job, steps, userId }: { job: JobDetail; steps: Steps; userId: string }) {
  const roomOf = useRoomName();
  const { tasks, id } = steps.current;
  const rooms = id === 'checklist' ? tasksByRoom(tasks) : [];
  return (
    <>
      {rooms.length > 1 ? (
        rooms.map(({ room, tasks: ofRoom }) => (
          <section key={room ?? ''} className="grid gap-1">
            {room && <h2 className="text-14 font-semibold text-ink-soft">{roomOf(room)}</h2>}
            <Tasks job={job} tasks={ofRoom} />
          </section>
        ))
      ) : (
        <Tasks job={job} tasks={tasks} />
      )}
      <TellHost job={job} userId={userId} room={steps.current.room} />
      <StepBar steps={steps} />
    </>
  );
}

const Tasks = ({ job, tasks }: { job: JobDetail; tasks: readonly Task[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {tasks.map((task) => (
      <li key={task.id} id={taskPlace(task.id)} className="py-1">
        <TaskRow job={job} task={task} hideRoom />
      </li>
    ))}
  </ul>
);
