import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { FilePlacer } from '#catalogue/actions/lake_import/place_file'
import { owedRanges } from '#catalogue/ports/owed_days'
import { withdrawalWatchers } from '#catalogue/ports/withdrawal_watchers'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

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

/** What was withdrawn, and what stays because somebody has ordered it and not got it yet. */
export type Withdrawal = { withdrawn: number; owed: OwedFile[] }
type Held = { change: number }
type OwedFile = AbsentFile & { by: string[] }

/**
 * Their bytes stay in the lake for deliveries that were made; days that are still owed stay whole.
 * Holds the product, so that no checkout takes a day between the question and the answer.
 */
export async function withdrawFiles(
  product: { id: number; code: string },
  files: AbsentFile[]
): Promise<Withdrawal> {
  const withdrawal = await transaction(async (trx) => {
    // Imports hold the counter first: in the other order they would wait for each other.
    const [held] = await rows<Held>(trx, 'select next_lake_change(?) as change', [product.id])
    await rows(trx, 'select id from products where id = ? for update', [product.id])
    const { free, owed } = await sorted(trx, product.id, files)
    if (free.length > 0) {
      await remove(trx, product, free)
      const gone = { productId: product.id, change: held!.change, files: free.length }
      const withdrawn = { ...gone, days: daysOf(free) }
      for (const watch of withdrawalWatchers.all()) await watch(trx, withdrawn)
    }
    return { withdrawn: free.length, owed }
  })
  forgetReferenceData()
  return withdrawal
}

const daysOf = (files: AbsentFile[]) => [...new Set(files.map(({ day }) => day))].sort()

async function sorted(trx: TransactionClientContract, productId: number, files: AbsentFile[]) {
  const ranges = await owedRanges(productId, trx)
  const holders = ({ day }: AbsentFile) => [
    ...new Set(ranges.filter(({ from, to }) => from <= day && day <= to).map(({ by }) => by)),
  ]
  const judged = files.map((file) => ({ ...file, by: holders(file) }))
  return {
    free: files.filter((_, at) => judged[at]!.by.length === 0),
    owed: judged.filter(({ by }) => by.length > 0),
  }
}

async function remove(
  trx: TransactionClientContract,
  product: { id: number; code: string },
  files: AbsentFile[]
): Promise<void> {
  const days = daysOf(files)
  await rows(trx, DELETE, { product: product.id, files: JSON.stringify(files) })
  await rows(trx, 'select refresh_coverage(?, ?, ?)', [product.id, days[0]!, days.at(-1)!])
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'product', id: product.code },
    action: 'product.files_withdrawn',
    after: { files: files.length, firstDay: days[0], lastDay: days.at(-1) },
  })
}

const DELETE = `
  delete from lake_files using jsonb_to_recordset(:files::jsonb) as gone (day date, part int)
   where lake_files.product_id = :product
     and lake_files.day = gone.day and lake_files.part = gone.part`
