import type { ChartData, ChartPoint } from './chart_data'

/** What every chart is told about itself. */
export interface ChartProps extends ChartData {
  /** Names the chart: "Subscribers by subscription". */
  label: string
  /** The chart in one sentence: what leads, what stands out. */
  summary: string
  table: {
    /** The button that opens the table: "Show as table". */
    toggle: string
    /** Head of the first column: "Subscription", "Month". */
    point: string
    /** Head of the column of sums; without it there is none. */
    total?: string
  }
  /** What lies behind a point: its row of the table is a link there, and its bar opens it. */
  leads?: {
    hrefOf: (point: ChartPoint) => string
    open: (href: string) => void
    /** Says so, where the page should; on paper nothing can be opened. */
    hint?: string
  }
  /** Shows the table beside the chart from the start. */
  tableOpen?: boolean
}
