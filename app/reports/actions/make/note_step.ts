import { rows } from '#shared/database'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import type { ReportStep } from '#reports/domain/report_state'

/** Somebody else makes the report by now, or nobody is to make it any more. */
export class LeaseLost extends Error {}

/** Says how far the making is, and holds the lease on. @throws LeaseLost */
export async function noteStep({ id, attempt }: LeasedReport, step: ReportStep): Promise<void> {
  const held = await rows(
    null,
    `update reports set step = ?, lease_until = now() + interval '60 seconds'
      where id = ? and attempt = ? and state = 'Processing' returning id`,
    [step, id, attempt]
  )
  if (held.length === 0) throw new LeaseLost()
}
