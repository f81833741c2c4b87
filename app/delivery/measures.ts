import { rows } from '#shared/database'
import { keptReading, type Measure } from '#shared/measuring'

type State = { state: string; value: number }

const tasks: Measure = {
  name: 'tasks',
  help: 'Tasks that wait, run or have failed and were not restarted.',
  read: keptReading(async () => {
    const found = await rows<State>(
      null,
      `select state, count(*) as value from delivery_tasks
        where state in ('Waiting', 'Running', 'Failed') group by state`
    )
    return found.map(({ state, value }) => ({ labels: { state }, value }))
  }),
}

const oldest: Measure = {
  name: 'tasks_oldest_seconds',
  help: 'For how long the task has been due that waits longest.',
  read: keptReading(() =>
    rows<{ value: number }>(
      null,
      `select coalesce(extract(epoch from now() - min(run_after)), 0)::int as value
         from delivery_tasks where state = 'Waiting' and run_after <= now()`
    )
  ),
}

const claims: Measure = {
  name: 'claims_open',
  help: 'Files that somebody has claimed and may fetch.',
  read: keptReading(() =>
    rows<{ value: number }>(
      null,
      `select count(*) as value from delivery_claims where ended_at is null and ends_at > now()`
    )
  ),
}

export default [tasks, oldest, claims]
