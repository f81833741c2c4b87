import { useMemo } from 'react'
import { dayNumber } from '../date_text'
import type { IsoDay } from '../date_text'
import { CoverageRibbon, type CoverageRibbonProps } from '../coverage_ribbon'
import { planRibbon } from '../coverage_ribbon/plan'
import { useMeasuredWidth } from '../coverage_ribbon/use_measured_width'
import { drawFilling, monthMarks, type FillingDay } from './sheet_marks'

interface TickSheetProps extends Pick<
  CoverageRibbonProps,
  'months' | 'pending' | 'taken' | 'summary'
> {
  from: IsoDay
  to: IsoDay
  /** Files that are being made fill the hollow tick of their day. */
  filling?: readonly FillingDay[]
  /** The name of a month such as 202503; the first one of a sheet says its year as well. */
  monthLabel: (month: number, isFirst: boolean) => string
}

const SERVER_WIDTH = 860

/** The days that were bought while they are made: a stretch, with the names of its months. */
export function TickSheet({ filling = NONE, monthLabel, ...ribbon }: TickSheetProps) {
  const { months, from, to, pending } = ribbon
  const { ref, width } = useMeasuredWidth<HTMLDivElement>(SERVER_WIDTH)
  const plan = useMemo(() => {
    const range = { from: dayNumber(from), to: dayNumber(to) }
    return planRibbon({ variant: 'stretch', months, pending, width, ...range })
  }, [months, from, to, pending, width])
  return (
    <div ref={ref} className="relative min-w-0">
      <CoverageRibbon variant="stretch" {...ribbon} />
      <svg
        aria-hidden="true"
        width={width}
        height={plan.height}
        className="pointer-events-none absolute start-0 top-0 forced-color-adjust-none [shape-rendering:crispEdges]"
      >
        <path d={drawFilling(plan, filling)} className="fill-cov-available print:fill-ink" />
      </svg>
      <svg aria-hidden="true" width={width} height={16} className="block overflow-visible">
        {monthMarks(plan, width, monthLabel).map(({ x, label }) => (
          <text key={x} x={x} y={12} className="fill-subtle text-caption tabular-nums">
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}

const NONE: readonly FillingDay[] = []
