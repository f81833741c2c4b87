import type { Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { lake } from '#shared/storage'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import { readPrefix } from '#catalogue/domain/lake_prefix'
import { referenceData } from '#catalogue/queries/reference_data'

type Wish = { prefix: string; category: string | null; venue: string | null; actor: Actor }

/** Has a worker look through a folder of the lake. */
export async function askDiscovery({ actor, ...wish }: Wish): Promise<Result<{ id: number }>> {
  const { categories, venues } = await referenceData()
  const { category, venue } = wish
  if (category !== null && !categories.has(category)) {
    return refuse('discover.errors.no_category', { field: 'category' })
  }
  if (venue !== null && !venues.has(venue)) {
    return refuse('discover.errors.no_venue', { field: 'venue' })
  }
  const prefix = readPrefix(wish.prefix)
  if (!prefix) return refuse('discover.errors.no_prefix', { field: 'prefix' })
  if (!(await hasFiles(prefix))) {
    return refuse('discover.errors.no_files', { field: 'prefix', params: { prefix } })
  }
  const asked = { prefix, category, venue }
  const id = await transaction((trx) => askRun(trx, { kind: 'discover', asked }, actor))
  return ok({ id: id! })
}

async function hasFiles(prefix: string): Promise<boolean> {
  for await (const _ of lake().list(prefix)) return true
  return false
}
