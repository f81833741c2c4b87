import type { RestoredStep } from '#shared/backup/restored'

/** Numbers that buyers were told after the backup are nobody else's. */
const orders: RestoredStep = {
  says: 'counters of orders that go ahead',
  sql: `update order_counters set last_number = last_number + $1
        returning name, last_number - $1 as after, last_number as to`,
}

export default [orders]
