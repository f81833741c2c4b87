const MOST = 15
const PITCH = 5

interface DaysLeftProps {
  days: number
  /** Few are left: brass instead of ink. */
  isShort: boolean
}

/** Days as ticks, five to a group, dots for more of them; the words beside say the same. */
export function DaysLeft({ days, isShort }: DaysLeftProps) {
  const shown = Math.min(MOST, Math.max(0, days))
  if (shown === 0) return null
  const at = Array.from({ length: shown }, (_, day) => day * PITCH + Math.floor(day / 5) * PITCH)
  const end = at.at(-1)! + 2
  const dots = days > MOST ? [1, 2, 3].map((dot) => end + dot * PITCH) : []
  const width = (dots.at(-1) ?? end - 2) + 2
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={14}
      viewBox={`0 0 ${width} 14`}
      className={`my-1 block [shape-rendering:crispEdges] ${isShort ? 'fill-warning' : 'fill-ink'}`}
    >
      <path d={at.map((x) => `M${x} 0h2v14h-2z`).join('')} />
      <path d={dots.map((x) => `M${x} 12h2v2h-2z`).join('')} />
    </svg>
  )
}
