import { rows } from '#shared/database'
import { countedAnswers } from '#shared/reading/answers'
import { replicaLag } from '#shared/reading/lag'
import { hasReplica } from '#shared/reading/replica'
import { waitingMails } from '#shared/mail/waiting_mails'
import { keptReading, type Measure } from '#shared/measuring'

type Queue = { queue: string; waiting: number; seconds: number }

/** Jobs that nobody has begun, by queue; those that rest as dead letters are a queue as well. */
const queues = keptReading(() =>
  rows<Queue>(
    null,
    `select name as queue, count(*) as waiting,
            extract(epoch from now() - min(created_on))::int as seconds
       from pgboss.job where state < 'active' and start_after <= now() group by name`
  )
)

const mails = keptReading(waitingMails)

const lag = keptReading(replicaLag)

const ofQueues = (value: (queue: Queue) => number) => async () =>
  (await queues()).map((one) => ({ labels: { queue: one.queue }, value: value(one) }))

const measures: readonly Measure[] = [
  {
    name: 'jobs_waiting',
    help: 'Jobs that are due and not begun, by queue.',
    read: ofQueues(({ waiting }) => waiting),
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'Age of the oldest of them.',
    read: ofQueues(({ seconds }) => seconds),
  },
  {
    name: 'mails',
    help: 'Mails that wait to be sent, and those that were given up.',
    read: async () => {
      const { waiting, dead } = await mails()
      return [
        { labels: { state: 'Waiting' }, value: waiting },
        { labels: { state: 'Dead' }, value: dead },
      ]
    },
  },
  {
    name: 'mails_oldest_seconds',
    help: 'Age of the oldest mail that waits.',
    read: async () => [{ value: (await mails()).oldestSeconds }],
  },
  {
    name: 'lists_answered',
    help: 'Reads of lists and statistics by the replica, or by the database and why.',
    read: async () => [...countedAnswers()].map(([what, value]) => ({ labels: { what }, value })),
  },
  {
    name: 'replica_lag_seconds',
    help: 'How far the replica is behind; nothing where there is none, or none that answers.',
    read: async () => (hasReplica ? [{ value: await lag() }] : []),
  },
]

export default measures
