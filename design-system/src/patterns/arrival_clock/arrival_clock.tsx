import { clockOf, hourAt, pilesOf, type ArrivalMark } from './clock'
import { ArrivalPile } from './pile'

const [TOP, BASE, HEIGHT] = [14, 58, 76]
const TALLEST_BLOCK = 4

interface ArrivalClockProps {
  marks: readonly ArrivalMark[]
  /** Where the clock stands, where it is this morning's: minutes from its midnight on, and in words. */
  now?: { minute: number; label: string }
}

/** A morning as a tally on its clock; whoever shows it says the same in words. */
export function ArrivalClock({ marks, now }: ArrivalClockProps) {
  const clock = clockOf([...marks, ...(now ? [now] : [])].map(({ minute }) => minute))
  const piles = pilesOf(marks, clock)
  const most = Math.max(1, ...piles.map((pile) => pile.marks.length))
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={HEIGHT}
      className="block overflow-visible [shape-rendering:crispEdges]"
    >
      <line x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-line-strong" />
      {clock.hours.map((hour) => (
        <Label key={hour} at={clock.at(hour * 60)} y={HEIGHT - 3} words={hourAt(hour * 60)} />
      ))}
      {now && <Now at={clock.at(now.minute)} label={now.label} />}
      {piles.map((pile) => (
        <ArrivalPile
          key={pile.column}
          pile={pile}
          base={BASE}
          block={Math.min(TALLEST_BLOCK, (BASE - TOP) / most)}
        />
      ))}
    </svg>
  )
}

function Now({ at, label }: { at: number; label: string }) {
  return (
    <>
      <line x1={`${at}%`} x2={`${at}%`} y1={TOP - 2} y2={BASE} className="stroke-line-ink" />
      <Label at={at} y={TOP - 5} words={label} />
    </>
  )
}

/** What stands at an edge is written towards the middle. */
const anchorAt = (percent: number) => (percent < 4 ? 'start' : percent > 96 ? 'end' : 'middle')

const Label = ({ at, y, words }: { at: number; y: number; words: string }) => (
  <text
    x={`${at}%`}
    y={y}
    textAnchor={anchorAt(at)}
    className="fill-subtle text-caption tabular-nums"
  >
    {words}
  </text>
)
