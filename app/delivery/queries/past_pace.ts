import { rows } from '#shared/database'
import type { Pace } from '#delivery/domain/expected_ready'
import type { TaskCommand } from '#delivery/domain/task_step'

type Kind = { productId: number; cmd: TaskCommand }
type Learnt = Kind & Pace

const KEPT_MS = 60_000
const known = new Map<string, { until: number; pace: Pace | null }>()
const keyOf = ({ productId, cmd }: Kind) => `${cmd}:${productId}`

/** The pace of each kind of task, learnt from the latest ones; kept for a minute. */
export async function pastPace(kinds: readonly Kind[]): Promise<(kind: Kind) => Pace | null> {
  const now = performance.now()
  const asked = new Map(kinds.map((kind) => [keyOf(kind), kind]))
  const unknown = [...asked].filter(([key]) => !((known.get(key)?.until ?? 0) > now))
  if (unknown.length > 0) {
    const learnt = await learn(unknown.map(([, kind]) => kind))
    const paces = new Map(
      learnt.map(({ secondsPerByte, seconds, ...kind }) => [
        keyOf(kind),
        { secondsPerByte, seconds },
      ])
    )
    for (const [key] of unknown) {
      known.set(key, { until: now + KEPT_MS, pace: paces.get(key) ?? null })
    }
  }
  return (kind) => known.get(keyOf(kind))?.pace ?? null
}

/** For tests, in which past tasks come and go. */
export const forgetPace = (): void => known.clear()

/** Over the latest 50 of product and command; where it has none, of any product. */
const learn = (kinds: Kind[]) =>
  rows<Learnt>(
    null,
    `select kind."productId", kind.cmd, past.seconds::float8,
            past.per_byte::float8 as "secondsPerByte"
       from jsonb_to_recordset(?::jsonb) as kind ("productId" int, cmd text)
       cross join lateral (
         select percentile_cont(0.5) within group (order by seconds) as seconds,
                percentile_cont(0.5) within group (order by seconds / greatest(bytes_done, 1))
                  as per_byte
           from (select extract(epoch from finished_at - started_at) as seconds, bytes_done
                   from (select * from delivery_tasks t
                          where t.product_id = kind."productId" and t.cmd = kind.cmd
                            and t.state = 'Succeeded'
                          order by t.finished_at desc, t.id desc limit 50) as own
                 union all
                 select extract(epoch from finished_at - started_at), bytes_done
                   from (select * from delivery_tasks t
                          where t.cmd = kind.cmd and t.state = 'Succeeded'
                            and not exists (select from delivery_tasks o
                              where o.product_id = kind."productId" and o.cmd = kind.cmd
                                and o.state = 'Succeeded')
                          order by t.id desc limit 50) as other) as latest) as past
      where past.seconds is not null`,
    [JSON.stringify(kinds)]
  )
