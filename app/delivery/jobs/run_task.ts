import { handleJob } from '#shared/jobs'
import { runNextTask } from '#delivery/actions/tasks/run_task'
import type { Lane } from '#delivery/domain/task_step'
import {
  LONGEST_RUN_SECONDS,
  runSmallTaskJob,
  runTaskJob,
  TURN_SECONDS,
} from '#delivery/jobs/task_jobs'

handleJob(runTaskJob, (_, { signal }) => takeTurns('large', signal))
handleJob(runSmallTaskJob, (_, { signal }) => takeTurns('small', signal))

async function takeTurns(lane: Lane, signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST_RUN_SECONDS * 1000
  while (!signal.aborted && performance.now() < end) {
    const soon = AbortSignal.timeout(TURN_SECONDS * 1000)
    if (!(await runNextTask(lane, { now: signal, soon }))) return
  }
}
