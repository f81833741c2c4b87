export type JobContext = {
  /** Ends when the process is asked to stop or the job took too long. */
  signal: AbortSignal
}

export type JobDefinition<P extends object> = {
  /** Must tolerate being called twice with the same payload. */
  handle(payload: P, context: JobContext): Promise<unknown>
  /** Tries after the first one; then the job rests among the dead letters. */
  retryLimit?: number
  /** Pause before the second try, doubled before each further one up to ten minutes; 0: none at all. */
  retryDelaySeconds?: number
  /** Jobs of this kind that one worker runs at the same time. */
  concurrency?: number
  /** Longest run, in seconds. */
  expireInSeconds?: number
}

export type Job<P extends object> = JobDefinition<P> & { name: string }
export type Topic<P extends object> = { name: string; payload?: P }
export type Schedule = { name: string; everySeconds: number; handle(): Promise<unknown> }

const jobs = new Map<string, Job<never>>()
const schedules = new Map<string, Schedule>()
const subscribers = new Map<string, Job<never>[]>()

/** Declares a kind of background work; the worker runs it wherever the module was imported. */
export function defineJob<P extends object>(name: string, definition: JobDefinition<P>): Job<P> {
  if (jobs.has(name)) throw new Error(`The job ${name} is declared twice`)
  const job = { name, ...definition }
  jobs.set(name, job as Job<never>)
  return job
}

/** Declares something that runs again and again; of all workers one takes each turn. */
export function scheduleJob(name: string, everySeconds: number, handle: () => Promise<unknown>) {
  if (schedules.has(name)) throw new Error(`The schedule ${name} is declared twice`)
  schedules.set(name, { name, everySeconds, handle })
}

/** Declares an announcement that higher modules may subscribe to. */
export const defineTopic = <P extends object>(name: string): Topic<P> => ({ name })

/** Lets a job of its own follow every announcement of a topic; at least once, so be idempotent. */
export function subscribe<P extends object>(
  topic: Topic<P>,
  jobName: string,
  handle: JobDefinition<P>['handle']
) {
  const job = defineJob(jobName, { handle })
  subscribers.set(topic.name, [...subscribersOf(topic), job as Job<never>])
}

export const allJobs = () => [...jobs.values()]
export const allSchedules = () => [...schedules.values()]
export const subscribersOf = (topic: { name: string }) => subscribers.get(topic.name) ?? []
