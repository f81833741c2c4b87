/* Background work: jobs, schedules, and announcements that survive a crash. */
export { defineJob, defineTopic, scheduleJob, subscribe } from '#shared/jobs/registry'
export type { Job, JobContext } from '#shared/jobs/registry'
export { publish, sendJob } from '#shared/jobs/send'
export { listDeadJobs, retryDeadJobs } from '#shared/jobs/dead_jobs'
