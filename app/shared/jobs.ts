export {
  declareJob,
  defineJob,
  defineTopic,
  handleJob,
  scheduleJob,
  subscribe,
} from '#shared/jobs/registry'
export type { Job } from '#shared/jobs/registry'
export { publish, sendJob } from '#shared/jobs/send'
export { listDeadJobs, retryDeadJobs } from '#shared/jobs/dead_jobs'
