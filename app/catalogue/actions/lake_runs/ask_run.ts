import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import type { RunWish } from '#catalogue/domain/lake_run'
import { lakeRunJob } from '#catalogue/jobs/lake_run_job'

/** Writes down what a worker has to do; null where the product's days are being indexed already. */
export async function askRun(
  trx: TransactionClientContract,
  wish: RunWish,
  actor: Actor
): Promise<number | null> {
  const { kind, productId = null, asked } = wish
  const [run] = await rows<{ id: number }>(
    trx,
    `insert into lake_runs (kind, product_id, asked, asked_by) values (?, ?, ?::jsonb, ?)
     on conflict (product_id) where state in ('Waiting', 'Running') do nothing returning id`,
    [kind, productId, JSON.stringify(asked), actor.label]
  )
  if (!run) return null
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'lake_run', id: run.id }, isNew: true },
    ...{ action: 'lake_run.asked', after: wish },
  })
  await sendJob(trx, lakeRunJob, { runId: run.id })
  return run.id
}
