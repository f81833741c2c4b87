import { rows } from '#shared/database'
import { keptReading, type Measure } from '#shared/measuring'

const failing: Measure = {
  name: 'webhooks_failing',
  help: 'Webhooks whose receivers do not answer as they should.',
  read: keptReading(() =>
    rows<{ value: number }>(
      null,
      'select count(*) as value from webhooks where failing_since is not null and is_on'
    )
  ),
}

export default [failing]
