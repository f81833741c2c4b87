interface FileTallyProps {
  files: number
  done: number
  /** How far it is, in words. */
  label: string
}

const [HEIGHT, PITCH, GAP, MOST] = [14, 3, 2, 110]

/** The files of a delivery, one tick each and hollow until it is made; many share one. */
export function FileTally({ files, done, label }: FileTallyProps) {
  const each = Math.max(1, Math.ceil(files / MOST))
  const [ticks, full] = [Math.ceil(files / each), Math.floor(done / each)]
  const x = (at: number) => at * PITCH + Math.floor(at / 5) * GAP
  const places = Array.from({ length: ticks }, (_, at) => x(at))
  const width = x(ticks)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      className="block max-w-full forced-color-adjust-none [shape-rendering:crispEdges]"
    >
      <path
        d={places
          .slice(0, full)
          .map((at) => `M${at} 0h2v${HEIGHT}h-2z`)
          .join('')}
        className="fill-cov-available print:fill-ink"
      />
      <path
        d={places
          .slice(full)
          .map((at) => `M${at + 0.5} 0.5h1v${HEIGHT - 1}h-1z`)
          .join('')}
        className="fill-none stroke-control-border"
      />
    </svg>
  )
}
