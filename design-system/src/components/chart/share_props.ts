export interface SharePart {
  id: string
  label: string
  value: number
  /** The place of the series whose look it has in a chart beside; its own place unless told. */
  look?: number
}

export interface ShareRingProps {
  /** Names the chart: "Orders by payment". */
  label: string
  /** At most five; more are grouped as "Other" by the caller. None is below zero. */
  parts: readonly SharePart[]
  /** Writes a value with its unit. */
  format: (value: number) => string
  /** Heads of the columns, and of the sum below them. */
  table: { part: string; value: string; share: string; total: string }
  /** What lies behind a part, where something does: its row is a link there, and a click on it opens it. */
  leads?: {
    hrefOf: (part: SharePart) => string | undefined
    open: (href: string) => void
  }
  /** Room that it takes at most, in pixels; what is narrower makes it smaller. */
  width?: number
  height?: number
}
