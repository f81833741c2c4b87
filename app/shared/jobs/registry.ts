export type JobContext = {
  /** Ends when the process is asked to stop, or a job took too long. */
  signal: AbortSignal
}

export type JobOptions = {
  /** Tries after the first one; then the job rests among the dead letters. */
  retryLimit?: number
  /** Before the second try, doubled up to ten minutes; 0: none at all. */
  retryDelaySeconds?: number
  concurrency?: number
  expireInSeconds?: number
}

/** Must tolerate being called twice with the same payload. */
export type Handle<P extends object> = (payload: P, context: JobContext) => Promise<unknown>

export type Job<P extends object> = JobOptions & { name: string; payload?: P }
export type HandledJob = Job<never> & { handle: Handle<never> }
export type Topic<P extends object> = { name: string; payload?: P }
export type Schedule = {
  name: string
  everySeconds: number
  handle(context: JobContext): Promise<unknown>
}

const declared = new Set<string>()
const jobs = new Map<string, HandledJob>()
const schedules = new Map<string, Schedule>()
const subscribers = new Map<string, HandledJob[]>()

/** For jobs whose work sends the job itself; `handleJob` says what it does. */
export function declareJob<P extends object>(name: string, options: JobOptions = {}): Job<P> {
  if (declared.has(name)) throw new Error(`The job ${name} is declared twice`)
  declared.add(name)
  return { name, ...options }
}

export function handleJob<P extends object>(job: Job<P>, handle: Handle<P>): HandledJob {
  if (jobs.has(job.name)) throw new Error(`The job ${job.name} is handled twice`)
  const handled: HandledJob = { ...(job as Job<never>), handle }
  jobs.set(job.name, handled)
  return handled
}

export function defineJob<P extends object>(
  name: string,
  { handle, ...options }: JobOptions & { handle: Handle<P> }
): Job<P> {
  const job = declareJob<P>(name, options)
  handleJob(job, handle)
  return job
}

/** Declares something that runs again and again; of all workers one takes each turn. */
export function scheduleJob(name: string, everySeconds: number, handle: Schedule['handle']) {
  if (schedules.has(name)) throw new Error(`The schedule ${name} is declared twice`)
  schedules.set(name, { name, everySeconds, handle })
}

export const defineTopic = <P extends object>(name: string): Topic<P> => ({ name })

/** Lets a job of its own follow every announcement of a topic; at least once, so be idempotent. */
export function subscribe<P extends object>(topic: Topic<P>, jobName: string, handle: Handle<P>) {
  const job = handleJob(declareJob<P>(jobName), handle)
  subscribers.set(topic.name, [...subscribersOf(topic), job])
}

/** Every job of this process; throws where one was declared that nothing handles. */
export function allJobs(): HandledJob[] {
  const idle = [...declared].filter((name) => !jobs.has(name))
  if (idle.length > 0) throw new Error(`Nothing handles the job ${idle.join(', ')}`)
  return [...jobs.values()]
}
export const allSchedules = () => [...schedules.values()]
export const subscribersOf = (topic: { name: string }) => subscribers.get(topic.name) ?? []
