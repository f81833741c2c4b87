const MOST = 15
const PITCH = 5

interface DaysLeftProps {
  days: number
  /** Few are left: brass instead of ink. */
  isShort: boolean
}

/** Days as ticks, five to a group; the words beside them say the same. */
export function DaysLeft({ days, isShort }: DaysLeftProps) {
  const shown = Math.min(MOST, Math.max(0, days))
  if (shown === 0) return null
  const at = Array.from({ length: shown }, (_, day) => day * PITCH + Math.floor(day / 5) * PITCH)
  const width = at.at(-1)! + 2
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={14}
      viewBox={`0 0 ${width} 14`}
      className={`my-1 block [shape-rendering:crispEdges] ${isShort ? 'fill-warning' : 'fill-ink'}`}
    >
      <path d={at.map((x) => `M${x} 0h2v14h-2z`).join('')} />
    </svg>
  )
}
