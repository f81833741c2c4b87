import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deliverGivenFiles } from '#delivery'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import type { DrawnFile } from '#reports/actions/make/draw_files'
import { LeaseLost } from '#reports/actions/make/note_step'
import { reportReference } from '#reports/domain/report_reference'

/** In one transaction: the report is there, its files are known, and their manifest is ordered. @throws LeaseLost */
export async function completeReport(report: LeasedReport, files: DrawnFile[]): Promise<void> {
  await transaction(async (trx) => {
    await finish(trx, report)
    await keepFiles(trx, report, files)
    await failpoint('report.in_complete')
  })
  await failpoint('report.after_complete')
}

async function finish(trx: TransactionClientContract, { id, attempt }: LeasedReport) {
  const finished = await rows(
    trx,
    `update reports set state = 'Completed', step = null, lease_until = null, completed_at = now()
      where id = ? and attempt = ? and state = 'Processing' returning id`,
    [id, attempt]
  )
  if (finished.length === 0) throw new LeaseLost()
}

async function keepFiles(trx: TransactionClientContract, report: LeasedReport, files: DrawnFile[]) {
  const { id, day, licensee } = report
  await rows(
    trx,
    `insert into report_files (report_id, kind, key, name, bytes, sha256)
     select :id, kind, key, name, bytes, sha256
       from jsonb_to_recordset(:files::jsonb)
         as file (kind text, key text, name text, bytes bigint, sha256 text)
     on conflict (report_id, kind) do update
       set key = excluded.key, name = excluded.name, bytes = excluded.bytes, sha256 = excluded.sha256`,
    { id, files: JSON.stringify(files) }
  )
  await deliverGivenFiles(trx, {
    reference: reportReference(id),
    folder: 'reports',
    licensee,
    files: files.map(({ key, name, bytes, sha256 }) => ({ key, name, bytes, sha256, day })),
  })
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'report', id },
    action: 'report.completed',
    after: { state: 'Completed', files: files.map(({ name }) => name) },
  })
}
