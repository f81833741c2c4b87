import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction } from '#shared/database'
import { holdLock, isTaken } from '#shared/database/hold_lock'
import { discoverAsked } from '#catalogue/actions/lake_runs/discover_asked'
import { indexAsked } from '#catalogue/actions/lake_runs/index_asked'
import { lakeRunStates } from '#catalogue/actions/lake_runs/lake_run_states'
import type { Outcome } from '#catalogue/actions/lake_runs/outcome'
import { watchRun, type RunWatch } from '#catalogue/actions/lake_runs/watch_run'
import { findRun, type LakeRun } from '#catalogue/queries/lake_runs/lake_runs'

type Work = (run: LakeRun, watch: RunWatch) => Promise<Outcome>

/**
 * Does what a run asks for, with how far it is for whoever watches. One that a worker left begins again;
 * one that was stopped keeps what it had done by then, and has no report.
 */
export async function doRun(id: number, ending?: AbortSignal): Promise<void> {
  const run = await findRun(id)
  if (run?.kind === 'discover') await carryOut(run, discoverAsked, ending)
  if (run?.kind === 'index') await alone(run, ending)
}

/** While another import is under way it waits, until a sweep tries again. */
async function alone(run: LakeRun, ending?: AbortSignal): Promise<void> {
  const lock = await holdLock('lake:import', `indexing of product ${run.productId}`)
  if (isTaken(lock)) return
  try {
    await carryOut(run, indexAsked, AbortSignal.any([ending ?? [], lock.lost].flat()))
  } finally {
    await lock.release()
  }
}

async function carryOut(run: LakeRun, work: Work, ending?: AbortSignal): Promise<void> {
  const { id } = run
  if (!(await lakeRunStates.begin(id))) return
  try {
    const outcome = await watchRun(id, ending, (watch) => work(run, watch))
    if (outcome) await transaction((trx) => keep(trx, id, outcome))
  } catch (error) {
    // A worker that ends leaves it to the next one.
    if (!ending?.aborted) await lakeRunStates.fail(id)
    throw error
  }
}

async function keep(trx: TransactionClientContract, id: number, outcome: Outcome): Promise<void> {
  if (await lakeRunStates.finish(trx, id, outcome.report)) await outcome.keep?.(trx)
}
