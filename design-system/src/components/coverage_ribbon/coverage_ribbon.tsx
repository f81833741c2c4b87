import { useMemo, type ReactNode } from 'react'
import { dayNumber, isoDay } from '../date_text'
import type { IsoDay } from '../date_text'
import type { CoverageMonth, MonthDays } from './coverage'
import { planRibbon, ribbonHeight, type RibbonPlan, type RibbonVariant } from './plan'
import { RibbonDrawing } from './ribbon_drawing'
import type { RibbonUnit } from './scale'
import { tickInfo, type TickInfo } from './tick_info'
import { tickAt, type Tick } from './ticks'
import { useMeasuredWidth } from './use_measured_width'
import { useTickCursor } from './use_tick_cursor'

/** What one tick stands for, as `describeTick` gets it to find its words. */
export interface CoverageRibbonProps {
  /** Overview of a history, row of a list, or the stretch that was bought. */
  variant?: RibbonVariant
  months: readonly CoverageMonth[]
  /** Ends of the axis; without them the coverage itself. A list gives all rows the same. */
  from?: IsoDay
  to?: IsoDay
  /** Pixels for which the server draws; the browser measures. */
  width?: number
  /** Fixes the unit of a tick. A list counts by month unless told otherwise. */
  unit?: RibbonUnit
  /** The ribbon in one sentence; the text alternative. */
  summary: string
  /** Words for a tick. Without it the ribbon is a picture that neither points nor takes the focus. */
  describeTick?: (tick: TickInfo) => string
  /** The years or months looked at, drawn as a frame. */
  framed?: { from: IsoDay; to: IsoDay }
  /** Called with the first and the last day of a tick that is pressed. */
  onPick?: (first: IsoDay, last: IsoDay) => void
  /** Days whose files are still to build: hollow ticks. */
  pending?: readonly MonthDays[]
  /** Days whose files were fetched: a foot below the line, where a tick stands for a day. */
  taken?: readonly MonthDays[]
  /** Depth, gaps and latest day in words; gives way to the words of a tick while one is pointed at. */
  caption?: ReactNode
  /** False keeps it out of the tab order, as in the rows of a list; the pointer still reads. */
  focusable?: boolean
}

const SERVER_WIDTH: Record<RibbonVariant, number> = { overview: 920, list: 460, stretch: 860 }

/** Coverage as ticks, one a trading day as far as there is room. Never the only way to choose. */
export function CoverageRibbon(props: CoverageRibbonProps) {
  const { variant = 'overview', describeTick, onPick, summary, caption } = props
  const { ref, width } = useMeasuredWidth<HTMLDivElement>(props.width ?? SERVER_WIDTH[variant])
  const plan = usePlan(props, variant, width)
  const focusable = Boolean(describeTick) && (props.focusable ?? variant !== 'list')
  const cursor = useTickCursor({
    count: plan.ticks.length,
    start: plan.ticks.length - 1,
    at: (x) => tickAt(plan.ticks, x),
    onPick: onPick && ((index) => pick(plan.ticks[index]!, onPick)),
  })
  const words = (index: number) => describeTick?.(tickInfo(plan, props.months, index)) ?? ''
  const read = describeTick && cursor.index !== null ? words(cursor.index) : null
  const semantics = focusable
    ? { ...slider(cursor.resting, plan.ticks.length, words), ...cursor.keyboard }
    : { role: 'img' }

  return (
    <div>
      <div
        ref={ref}
        aria-label={summary}
        {...semantics}
        {...(describeTick ? cursor.pointer : {})}
        style={{ blockSize: ribbonHeight(variant) }}
        className={`w-full overflow-x-clip ${onPick ? 'cursor-pointer' : ''}`}
      >
        <RibbonDrawing plan={plan} cursor={describeTick ? cursor.index : null} />
      </div>
      {(caption || describeTick) && <Readout caption={caption} read={read} />}
    </div>
  )
}

const pick = ({ from, to }: Tick, onPick: (first: IsoDay, last: IsoDay) => void) =>
  onPick(isoDay(from), isoDay(to))

function usePlan(props: CoverageRibbonProps, variant: RibbonVariant, width: number): RibbonPlan {
  const { months, from, to, unit, pending, taken, framed } = props
  const [frameFrom, frameTo] = [framed?.from, framed?.to]
  return useMemo(
    () =>
      planRibbon({
        variant,
        months,
        width,
        unit,
        pending,
        taken,
        from: from ? dayNumber(from) : undefined,
        to: to ? dayNumber(to) : undefined,
        framed:
          frameFrom && frameTo ? { from: dayNumber(frameFrom), to: dayNumber(frameTo) } : undefined,
      }),
    [variant, months, width, unit, pending, taken, from, to, frameFrom, frameTo]
  )
}

/** A slider: screen readers then speak the words of a tick whenever the arrows move. */
function slider(at: number, count: number, words: (index: number) => string) {
  return {
    'role': 'slider',
    'tabIndex': 0,
    'aria-orientation': 'horizontal' as const,
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, count - 1),
    'aria-valuenow': Math.max(0, at),
    'aria-valuetext': count ? words(at) : undefined,
  }
}

/** Caption and words of a tick share one place, so that pointing moves nothing. */
function Readout({ caption, read }: { caption: ReactNode; read: string | null }) {
  return (
    <div className="grid pt-1.5 text-ui-s text-muted tabular-nums [&>*]:[grid-area:1/1]">
      <div className={read === null ? '' : 'opacity-0'}>{caption ?? '\u00a0'}</div>
      {read !== null && <p aria-hidden="true">{read}</p>}
    </div>
  )
}
