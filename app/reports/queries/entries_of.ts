import { preparedRows } from '#shared/database'

export type ReportEntry = {
  entry: string
  isin: string | null
  name: string | null
  isAvailable: boolean
}

export const entriesOf = (reportId: number): Promise<ReportEntry[]> =>
  preparedRows<ReportEntry>(
    null,
    `select entry, isin, name, is_available as "isAvailable"
       from report_isins where report_id = ? order by position`,
    [reportId]
  )
