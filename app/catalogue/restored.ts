import type { RestoredStep } from '#shared/backup/restored'

const quotes: RestoredStep = {
  says: 'counters of quotes that go ahead',
  sql: `update quote_counters set last_number = last_number + $1
        returning name, last_number - $1 as after, last_number as to`,
}

export default [quotes]
