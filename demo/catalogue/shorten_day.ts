import { filesOf, plansWithFiles } from '#demo/catalogue/made_files'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

type Shortened = { code: string; day: string; share: number }

/** Leaves a share of the rows of a day's files, as if they broke off early. */
export async function shortenDay({ code, day, share }: Shortened): Promise<void> {
  const plan = plansWithFiles().find((one) => one.code === code)
  if (!plan) return
  const family = { ...plan.family, rows: Math.round(plan.family.rows * share) }
  const files = await filesOf({ ...plan, family }, CalendarDay.parse(day)!)
  await rows(
    null,
    `update lake_files f set bytes = one.bytes, sha256 = one.sha256, row_count = one.rows
       from jsonb_to_recordset(?::jsonb) as one (day date, part int, bytes bigint, sha256 text, rows int),
            products p
      where p.code = ? and f.product_id = p.id and f.day = one.day and f.part = one.part`,
    [JSON.stringify(files), code]
  )
}
