import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import logger from '@adonisjs/core/services/logger'
import { rows, transaction } from '#shared/database'
import { made } from '#shared/storage'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import { drawFile } from '#reports/actions/make/draw_files'
import { gatherContent } from '#reports/actions/make/gather_content'
import { tellSupport } from '#reports/actions/make/tell_support'
import type { ReportFile } from '#reports/queries/find_file'

/**
 * A file as it was signed. One that is damaged or gone is made anew, which gives the same bytes as
 * long as the day's file is the same; false where it does not, of which support is told.
 */
export async function wholeFile(file: ReportFile): Promise<boolean> {
  const { id, key, sha256 } = file
  const stored = await made()
    .sha256(key)
    .catch(() => null)
  if (stored === sha256) return true
  logger.warn({ report: id, key }, 'a file of a report is damaged and made anew')
  const isMended = await mend(file).catch((error: unknown) => {
    logger.error({ err: error, report: id }, 'a damaged report could not be made anew')
    return false
  })
  if (!isMended) await tellLost(file)
  return isMended
}

/** Only what was signed takes the place of a damaged file, and the other files stay as they are. */
async function mend({ id, key, kind, sha256 }: ReportFile): Promise<boolean> {
  const [report] = await rows<LeasedReport>(
    null,
    `select id, user_id as "userId", product_id as "productId", day, licensee, locale, attempt,
            created_at as "createdAt" from reports where id = ?`,
    [id]
  )
  const bytes = await buffer(await drawFile(await gatherContent(report!), kind))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return false
  await made().putStream(key, Readable.from([bytes]))
  return true
}

const tellLost = ({ id, key, name }: ReportFile) =>
  transaction((trx) =>
    tellSupport(trx, { id, of: key, why: 'reports.failures.damaged', params: { name } })
  )
