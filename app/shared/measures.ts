import { rows } from '#shared/database'
import type { Measure, Reading } from '#shared/measuring'

type Queue = { queue: string; waiting: number; seconds: number }

/** Jobs that nobody has begun, by queue; those that rest as dead letters are a queue as well. */
const queues = () =>
  rows<Queue>(
    null,
    `select name as queue, count(*) as waiting,
            extract(epoch from now() - min(created_on))::int as seconds
       from pgboss.job where state < 'active' and start_after <= now() group by name`
  )

type Mails = { waiting: number; dead: number; seconds: number }

const mails = async () =>
  (
    await rows<Mails>(
      null,
      `select count(*) filter (where state = 'Waiting') as waiting,
              count(*) filter (where state = 'Dead') as dead,
              coalesce(extract(epoch from now() - min(created_at)
                filter (where state = 'Waiting')), 0)::int as seconds
         from mail_outbox where state in ('Waiting', 'Dead')`
    )
  )[0]!

const measure = (name: string, help: string, read: () => Promise<Reading[]>): Measure => ({
  ...{ name, help, read },
})

const ofQueues = (value: (queue: Queue) => number) => async () =>
  (await queues()).map((one) => ({ labels: { queue: one.queue }, value: value(one) }))

export default [
  measure(
    'jobs_waiting',
    'Jobs that are due and not begun, by queue.',
    ofQueues((q) => q.waiting)
  ),
  measure(
    'jobs_oldest_seconds',
    'Age of the oldest of them.',
    ofQueues((q) => q.seconds)
  ),
  measure('mails', 'Mails that wait to be sent, and those that were given up.', async () => {
    const { waiting, dead } = await mails()
    return [
      { labels: { state: 'Waiting' }, value: waiting },
      { labels: { state: 'Dead' }, value: dead },
    ]
  }),
  measure('mails_oldest_seconds', 'Age of the oldest mail that waits.', async () => [
    { value: (await mails()).seconds },
  ]),
]
