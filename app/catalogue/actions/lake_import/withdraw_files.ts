import { rows, transaction } from '#shared/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { FilePlacer } from '#catalogue/actions/lake_import/place_file'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** A file of the inventory that the operator's folder no longer holds. */
export type AbsentFile = { day: string; part: number }

/** Files in the lake that an import did not see; archived ones lie elsewhere anyway. */
export async function absentFiles(productId: number, seen: FilePlacer): Promise<AbsentFile[]> {
  const known = await rows<AbsentFile>(
    null,
    `select day, part from lake_files
      where product_id = ? and storage = 'lake' order by day, part`,
    [productId]
  )
  return known.filter(({ day, part }) => !seen.knows(CalendarDay.parse(day)!, part))
}

/**
 * Takes files out of the inventory and brings the coverage up to date with them. Their bytes stay in
 * the lake: deliveries that were made of them can be downloaded all the same.
 */
export async function withdrawFiles(
  product: { id: number; code: string },
  files: AbsentFile[]
): Promise<void> {
  if (files.length === 0) return
  const days = files.map(({ day }) => day)
  await transaction(async (trx) => {
    await rows(trx, DELETE, { product: product.id, files: JSON.stringify(files) })
    await rows(trx, 'select refresh_coverage(?, ?, ?)', [product.id, days[0]!, days.at(-1)!])
    await recordAudit(trx, {
      actor: SYSTEM_ACTOR,
      subject: { type: 'product', id: product.code },
      action: 'product.files_withdrawn',
      after: { files: files.length, firstDay: days[0], lastDay: days.at(-1) },
    })
  })
  forgetReferenceData()
}

const DELETE = `
  delete from lake_files using jsonb_to_recordset(:files::jsonb) as gone (day date, part int)
   where lake_files.product_id = :product
     and lake_files.day = gone.day and lake_files.part = gone.part`
