import { hourAt } from '@kontor/design-system/patterns/arrival_clock'
import { useText } from '~/hooks/use_text'
import { PLOT_HEIGHT, PLOT_WIDTH, tallyOf, type ClockScale } from './clock_scale'
import type { PlottedArrival } from './types'

interface ClockPlotProps {
  arrival: PlottedArrival
  scale: ClockScale
}

const BASE = PLOT_HEIGHT - 4

/** When the last days came as a tally, with this day, when it was due, and its estimate. */
export function ClockPlot({ arrival: { plot, status }, scale }: ClockPlotProps) {
  const t = useText('arrivals/words')
  const { x } = scale
  const tally = tallyOf(plot.usual, scale)
  const most = Math.max(8, ...tally.map(([, days]) => days))
  const isRare = status === 'ArrivedLate'
  return (
    <svg
      role="img"
      aria-label={t('plot', { due: hourAt(plot.due), days: plot.usual.length })}
      width={PLOT_WIDTH}
      height={PLOT_HEIGHT}
      className="block max-w-full [shape-rendering:crispEdges]"
    >
      <path d={`M0 ${BASE + 0.5}H${PLOT_WIDTH}`} className="fill-none stroke-line" />
      {tally.map(([place, days]) => (
        <Bar key={place} at={place} height={2 + (days / most) * 12} className="fill-subtle" />
      ))}
      <path
        d={`M${x(plot.due) - 1.5} ${BASE}V6.5h3V${BASE}`}
        className="fill-none stroke-control-border"
      />
      {plot.arrived !== null && (
        <Bar
          at={x(plot.arrived)}
          height={20}
          className={isRare ? 'fill-warning' : 'fill-cov-available'}
        />
      )}
      {plot.corrected !== null && (
        <Bar at={x(plot.corrected)} height={20} className="fill-warning" />
      )}
      {plot.estimate !== null && status === 'Late' && (
        <path
          d={`M${Math.min(x(plot.estimate), PLOT_WIDTH - 8) - 5.5} ${BASE}V4.5h11V${BASE}`}
          className="fill-none stroke-warning"
        />
      )}
    </svg>
  )
}

type BarProps = { at: number; height: number; className: string }

const Bar = ({ at, height, className }: BarProps) => (
  <rect x={at - 1} y={BASE - height} width={2} height={height} className={className} />
)
