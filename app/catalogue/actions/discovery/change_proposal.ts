import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refusableTransaction } from '#shared/database'
import { refuse } from '#shared/domain/result'
import type { DraftResult } from '#catalogue/actions/drafts/hold_draft'
import { holdSeries, type DiscoveredSeries } from '#catalogue/queries/lake_runs/discovered_series'

export type ProposalWish = { runId: number; position: number; seen: number }

/** Changes a proposal while nobody else does; what became a product is changed there. */
export const changeProposal = <T>(
  { runId, position, seen }: ProposalWish,
  change: (trx: TransactionClientContract, series: DiscoveredSeries) => Promise<DraftResult<T>>
): Promise<DraftResult<T>> =>
  refusableTransaction(async (trx): Promise<DraftResult<T>> => {
    const series = await holdSeries(trx, runId, position)
    if (!series) return refuse('discover.errors.no_series', { status: 404 })
    if (series.productId !== null) return refuse('discover.errors.made', { status: 409 })
    if (series.version !== seen) {
      const params = { who: series.changedBy ?? '–' }
      return refuse('manage_products.errors.changed', { params, status: 409 })
    }
    return change(trx, series)
  })
