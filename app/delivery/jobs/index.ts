import { scheduleJob } from '#shared/jobs'
import { sweepClaims } from '#delivery/actions/sweep_claims'
import { sweepTasks } from '#delivery/actions/sweep_tasks'

export { runTaskJob } from '#delivery/jobs/run_task'

const TASKS_EVERY_SECONDS = 3
const CLAIMS_EVERY_SECONDS = 30

scheduleJob('delivery.sweep_tasks', TASKS_EVERY_SECONDS, sweepTasks)
scheduleJob('delivery.sweep_claims', CLAIMS_EVERY_SECONDS, sweepClaims)
