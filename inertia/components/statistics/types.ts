import type { ShownList } from '~/components/shell/lists/types'

export const STATS = '/admin/stats'

export const TABS = [
  'sales',
  'sales-by-user',
  'sales-by-product',
  'new-users',
  'subscribers',
  'one-offs',
  'reports',
  'conversion',
] as const
export type TabName = (typeof TABS)[number]

export type Filter = 'from' | 'to' | 'state' | 'type' | 'payment' | 'users' | 'compare'

export const COMPARISONS = ['none', 'before', 'year'] as const

/** What is asked besides the days. */
export type Choice = Record<'state' | 'type' | 'payment' | 'users', string[]>

export type ShownFigure = {
  id: string
  value: number
  isMoney: boolean
  before?: number
  /** Which part of another figure it is, now and then. */
  share?: { of: string; now: number | null; before: number | null }
}

export type ShownChart = {
  kind: 'time' | 'ranked' | 'steps'
  step: 'day' | 'month' | 'year'
  series: string[]
  isMoney: boolean
  bars: {
    id: string
    label?: string
    from?: string
    to?: string
    values: number[]
    before?: number
    /** Where the orders behind it are listed. */
    href?: string
  }[]
}

/** A part of a whole; `other` is what is left beside the largest. */
export type ShownPart = { id: string; label?: string; value: number; href?: string }

/** A row of any tab: which fields it has, its tab says. */
export type StatRow = { id: string | number } & Record<string, string | number | boolean | null>

export type Span = { from: string; to: string }

export type StatisticsPage = ShownList<string, Filter> &
  Span & {
    tab: TabName
    /** What the figures are compared with, and which days these are. */
    comparison: Span & { kind: (typeof COMPARISONS)[number] }
    typed: Span
    ignored: ('compare' | keyof Choice)[]
    problems: Partial<Record<'from' | 'to', string>>
    figures: ShownFigure[]
    chart: ShownChart | null
    /** How what is ranked in the chart has changed over time. */
    trend: ShownChart | null
    /** None where there is no whole of several parts. */
    shares: ShownPart[]
    rows: StatRow[]
  }
