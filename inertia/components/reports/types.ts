import type { Data } from '@generated/data'

export type Report = Data.Reports.Report
export type ReportMonth = Data.Reports.SummaryMonth
export type JudgedEntry = Data.Reports.JudgedEntry
export type ReportSort = 'id' | 'email' | 'date' | 'created' | 'price' | 'total' | 'state'
export type ReportFilter = 'state' | 'invoiced' | 'createdFrom' | 'createdTo'

/** A month of days: a dot where there is no snapshot, else how many of the entries it has (A is ten). */
export type HoldingMonth = { month: number; days: string }

export type Lookup = {
  day: string
  isThere: boolean
  dayProblem: string | null
  unitCents: number | null
  entries: JudgedEntry[]
  months: HoldingMonth[]
}

export type NewReportFacts = {
  unitCents: number | null
  firstDay: string | null
  newestDay: string | null
  months: HoldingMonth[]
}

export const MY_REPORTS = '/my-account/my-reports'
export const MANAGE_REPORTS = '/admin/manage-reports'
