import { rows } from '#shared/database'
import type { RunState } from '#shared/run_states'
import type {
  DiscoverAsked,
  DiscoverReport,
  IndexAsked,
  IndexReport,
} from '#catalogue/domain/lake_run'

export type LakeRun = {
  id: number
  kind: 'discover' | 'index'
  productId: number | null
  asked: DiscoverAsked | IndexAsked
  askedBy: string
  askedAt: Date
  endedAt: Date | null
  state: RunState
  done: number
  total: number | null
  report: DiscoverReport | IndexReport | null
}

export type DiscoverRun = LakeRun & { asked: DiscoverAsked; report: DiscoverReport | null }
export type IndexRun = LakeRun & { asked: IndexAsked; report: IndexReport | null }

const COLUMNS = `
  id, kind, product_id as "productId", asked, asked_by as "askedBy", asked_at as "askedAt",
  ended_at as "endedAt", state, done, total, report`

export async function findRun(id: number): Promise<LakeRun | null> {
  const [found] = await rows<LakeRun>(null, `select ${COLUMNS} from lake_runs where id = ?`, [id])
  return found ?? null
}

/** More are not shown; older ones keep their addresses. */
const MOST = 100

/** Folders that were looked through, the newest first. */
export const listDiscoveries = (): Promise<DiscoverRun[]> =>
  rows<DiscoverRun>(
    null,
    `select ${COLUMNS} from lake_runs where kind = 'discover' order by id desc limit ${MOST}`,
    []
  )

export async function findDiscovery(id: number): Promise<DiscoverRun | null> {
  const [found] = await rows<DiscoverRun>(
    null,
    `select ${COLUMNS} from lake_runs where id = ? and kind = 'discover'`,
    [id]
  )
  return found ?? null
}

/** How the days of a product were indexed the last time. */
export async function latestIndexing(productId: number): Promise<IndexRun | null> {
  const [found] = await rows<IndexRun>(
    null,
    `select ${COLUMNS} from lake_runs where product_id = ? order by id desc limit 1`,
    [productId]
  )
  return found ?? null
}

/** Those of which nothing was heard: they wait for another import, or their worker was killed. */
export const silentRuns = () =>
  rows<{ id: number }>(
    null,
    `select id from lake_runs
      where state in ('Waiting', 'Running') and touched_at < now() - interval '1 minute' order by id`,
    []
  )
