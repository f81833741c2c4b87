import { useId, type ReactNode } from 'react'

interface MeterProps {
  label: ReactNode
  /** What is used, in the unit of `max`. */
  value: number
  max: number
  /** The figures in words, always shown: "630,000.00 of 1,000,000.00 EUR used". */
  valueText: string
  /** What is set aside and not yet used, drawn hatched behind the value. */
  reserved?: number
}

/** How much of a limit is used. Beyond the limit the bar is crimson; the words say so as well. */
export function Meter({ label, value, max, valueText, reserved = 0 }: MeterProps) {
  const id = useId()
  const over = value > max
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 pb-1.5 text-ui">
        <span id={id}>{label}</span>
        <span className={`tabular-nums ${over ? 'text-danger-text' : 'text-muted'}`}>
          {valueText}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <Bar used={shareOf(value, max)} reserved={shareOf(value + reserved, max)} over={over} />
      </div>
    </div>
  )
}

/** The part of a limit between 0 and 1; all of it where there is no limit to speak of. */
export function shareOf(value: number, max: number): number {
  if (max <= 0) return value > 0 ? 1 : 0
  return Math.min(1, Math.max(0, value / max))
}

function Bar({ used, reserved, over }: { used: number; reserved: number; over: boolean }) {
  const pattern = useId()
  return (
    <svg
      aria-hidden="true"
      className="block h-2 w-full forced-color-adjust-none [shape-rendering:crispEdges]"
    >
      <pattern
        id={pattern}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2} height={5} className="fill-accent" />
      </pattern>
      <rect width="100%" height={8} className="fill-line" />
      <rect width={`${reserved * 100}%`} height={8} fill={`url(#${pattern})`} />
      <rect width={`${used * 100}%`} height={8} className={over ? 'fill-danger' : 'fill-accent'} />
    </svg>
  )
}
