import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendJob } from '#shared/jobs'
import type { RunKind } from '#subscriptions/domain/run'
import { runFiles } from '#subscriptions/jobs/run_files'
import SubscriptionType from '#subscriptions/models/subscription_type'

type Wish = { typeId: number; kind: RunKind; by: Actor }

/** Begins a task; the same one that is under way already is answered instead of a second. */
export const startRun = ({ typeId, kind, by }: Wish): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    const type = await SubscriptionType.query({ client: trx })
      .where('id', typeId)
      .forUpdate()
      .first()
    if (!type) return refuse('entitlements.errors.type_unknown', { status: 404 })
    if (type.isFilterable) {
      return refuse(`subscriptions.runs.errors.filterable_${kind}`, { status: 409 })
    }
    const atWork = await kindAtWork(trx, typeId)
    if (atWork === kind) return ok()
    if (atWork) return refuse('subscriptions.runs.errors.other_at_work', { status: 409 })
    const [run] = await rows<{ id: number }>(trx, INSERT, { typeId, kind })
    await sendJob(trx, runFiles, { run: run!.id }, { singletonKey: String(run!.id) })
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription_type', id: typeId },
      action: `subscription.files_${kind === 'Initialise' ? 'initialised' : 'recreated'}`,
    })
    return ok()
  })

async function kindAtWork(trx: TransactionClientContract, typeId: number) {
  const [run] = await rows<{ kind: RunKind }>(
    trx,
    `select kind from subscription_runs where type_id = ? and state in ('Waiting', 'Running')`,
    [typeId]
  )
  return run?.kind
}

const INSERT = `
  insert into subscription_runs (type_id, kind, days_total)
  select :typeId, :kind, (select count(*) from (
           select distinct f.product_id, f.day from lake_files f
             join subscription_type_products p on p.product_id = f.product_id
            where p.type_id = :typeId) days)
  returning id`
