import { useMemo } from 'react'
import { dayNumber } from '../date_text'
import type { IsoDay } from '../date_text'
import { yearMarks } from './plan'
import { makeScale, type RibbonUnit } from './scale'
import { useMeasuredWidth } from './use_measured_width'

interface CoverageAxisProps {
  from: IsoDay
  to: IsoDay
  /** Pixels for which the server draws; give rows of the list the same. */
  width?: number
  unit?: RibbonUnit
}

/** The years above a list of ribbons. Rows and axis agree when their ends and unit do. */
export function CoverageAxis({
  from,
  to,
  width: initial = 460,
  unit = 'month',
}: CoverageAxisProps) {
  const { ref, width } = useMeasuredWidth<HTMLDivElement>(initial)
  const marks = useMemo(() => {
    const range = { from: dayNumber(from), to: dayNumber(to) }
    return yearMarks(makeScale({ ...range, width, unit }), range, width)
  }, [from, to, width, unit])
  return (
    <div ref={ref} className="h-4 w-full overflow-x-clip">
      <svg aria-hidden="true" width={width} height={16} className="block overflow-visible">
        {marks.map(({ x, labelX, label }) => (
          <text key={x} x={labelX} y={12} className="fill-subtle text-caption tabular-nums">
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}
