import { doubtful, ill, well, type Examination } from '#shared/examining'
import { rows } from '#shared/database'
import { listDeadJobs } from '#shared/jobs'

/** Something is due every minute; what nobody has begun for longer has nobody to begin it. */
const QUIET_SECONDS = 300

export const worker: Examination = {
  name: 'worker',
  todo: 'Run `npm run migrate`.',
  async look() {
    const [work] = await rows<{ quietSeconds: number | null }>(
      null,
      `select extract(epoch from now() - max(next_run_at))::int as "quietSeconds" from job_sweeps`
    )
    const quiet = work!.quietSeconds ?? Infinity
    if (quiet <= QUIET_SECONDS) return well('at work')
    return ill(
      'none is at work',
      'Start one with `npm run serve:worker`: without it no file is made.'
    )
  },
}

export const deadJobs: Examination = {
  name: 'jobs',
  todo: 'Start the worker once: it makes its own tables.',
  async look() {
    const dead = await listDeadJobs()
    if (dead.length === 0) return well('none was given up')
    const count = dead.length < 100 ? String(dead.length) : '100 or more'
    return doubtful(`${count} were given up`, 'Look with `dead:retry --dry-run`.')
  },
}
