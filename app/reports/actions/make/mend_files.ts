import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { drawFiles } from '#reports/actions/make/draw_files'
import { gatherContent } from '#reports/actions/make/gather_content'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import type { ReportFile } from '#reports/queries/find_file'

/**
 * A file as it was signed. One that is damaged or gone is made anew, which gives the same bytes as
 * long as the day's file is the same; false where it does not.
 */
export async function wholeFile({ id, key, sha256 }: ReportFile): Promise<boolean> {
  if (
    (await made()
      .sha256(key)
      .catch(() => null)) === sha256
  ) {
    return true
  }
  logger.warn({ report: id, key }, 'a file of a report is damaged and made anew')
  const [report] = await rows<LeasedReport>(
    null,
    `select id, user_id as "userId", product_id as "productId", day, licensee, locale, attempt,
            created_at as "createdAt" from reports where id = ?`,
    [id]
  )
  const drawn = await drawFiles(await gatherContent(report!)).catch((error: unknown) => {
    logger.error({ err: error, report: id }, 'a damaged report could not be made anew')
  })
  return drawn?.find((file) => file.key === key)?.sha256 === sha256
}
