import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { discover } from '#catalogue/actions/discovery/discover'
import type { Outcome } from '#catalogue/actions/lake_runs/outcome'
import type { RunWatch } from '#catalogue/actions/lake_runs/watch_run'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import type { DiscoverAsked, DiscoverReport } from '#catalogue/domain/lake_run'
import { summaryOf } from '#catalogue/domain/left_summary'
import { lakePlace } from '#catalogue/gateways/discovery/place'
import type { LakeRun } from '#catalogue/queries/lake_runs/lake_runs'

/** Looks through a folder of the lake; what was found is kept with the report. */
export async function discoverAsked(
  { id, asked }: LakeRun,
  { reached, signal }: RunWatch
): Promise<Outcome> {
  const { prefix, category, venue } = asked as DiscoverAsked
  const reach = (done: number, total: number | null) => {
    signal.throwIfAborted()
    Object.assign(reached, { done, total })
  }
  const given = { category: category ?? undefined, venue: venue ?? undefined }
  const { files, found, left } = await discover(lakePlace(prefix), given, {
    walked: (count) => reach(count, null),
    looked: reach,
  })
  const report: DiscoverReport = { files, found: found.length, left: summaryOf(left) }
  return { report, keep: (trx) => keepSeries(trx, id, found) }
}

const keepSeries = (trx: TransactionClientContract, runId: number, found: FoundSeries[]) =>
  rows(
    trx,
    `insert into discovered_series (run_id, position, found)
     select ?, place, one from jsonb_array_elements(?::jsonb) with ordinality told (one, place)`,
    [runId, JSON.stringify(found)]
  )
