import { rows } from '#shared/database'
import type { BoardScope } from '#arrivals/domain/board_scope'

type Morning = { morning: string | null }

export type Neighbours = { before: string | null; after: string | null }

export async function morningsBeside({ morning, today }: BoardScope): Promise<Neighbours> {
  const at = morning ?? today
  const [[before], [after]] = await Promise.all([
    rows<Morning>(null, 'select max(morning) as morning from arrival_days where morning < ?', [at]),
    rows<Morning>(null, 'select min(morning) as morning from arrival_days where morning > ?', [at]),
  ])
  return { before: before?.morning ?? null, after: after?.morning ?? null }
}
