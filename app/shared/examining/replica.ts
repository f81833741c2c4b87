import db from '@adonisjs/lucid/services/db'
import replica from '#config/replica'
import { lagOf } from '#shared/reading/choice'
import { askFollowed, replicaClient } from '#shared/reading/followed'
import { headNow } from '#shared/reading/positions'
import { hasReplica } from '#shared/reading/replica'
import { doubtful, ill, well, type Examination, type Finding } from '#shared/examining'

export type ReplicaFacts = {
  /** Made of the database itself, not of another one. */
  isSame: boolean
  isReplica: boolean
  lagSeconds: number
  /** Whether the database keeps rows that somebody reads there. */
  keepsRows: boolean
}

export const replicaServer: Examination = {
  name: 'replica',
  todo: 'Check DATABASE_REPLICA_URL, and whether PostgreSQL runs there; the database answers meanwhile.',
  async look() {
    if (!hasReplica) return well('none is set')
    const [head, followed, own, other] = await Promise.all([
      ...([headNow(), askFollowed()] as const),
      ...([serverOf(db), serverOf(replicaClient())] as const),
    ])
    return judgeReplica({
      isSame: own.system === other.system,
      isReplica: followed.isReplica,
      lagSeconds: lagOf(followed, { head }),
      keepsRows: other.feedback === 'on',
    })
  },
}

const NAME_IT = 'Let DATABASE_REPLICA_URL name a standby of the database.'

export function judgeReplica(facts: ReplicaFacts, longest = replica.longestLagSeconds): Finding {
  if (!facts.isSame) return ill('it is of another database', NAME_IT)
  if (!facts.isReplica) return ill('it follows no database', NAME_IT)
  if (facts.lagSeconds > longest) {
    return doubtful(
      `it is ${secondsOf(facts)} behind, and ${longest} s is the most`,
      'Look at its log and at pg_stat_replication of the database, which answers meanwhile.'
    )
  }
  return facts.keepsRows
    ? well(`it follows, ${secondsOf(facts)} behind`)
    : doubtful('it may end long exports to go on', 'Set hot_standby_feedback = on there.')
}

const secondsOf = ({ lagSeconds }: ReplicaFacts) =>
  Number.isFinite(lagSeconds) ? `${Math.round(lagSeconds)} s` : 'an unknown time'

type Server = { system: string; feedback: string }

async function serverOf(client: Pick<typeof db, 'rawQuery'>): Promise<Server> {
  const { rows } = await client.rawQuery<{ rows: [Server] }>(
    `select system_identifier::text as system,
            current_setting('hot_standby_feedback') as feedback from pg_control_system()`
  )
  return rows[0]
}
