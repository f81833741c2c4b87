interface BeforeMarkProps {
  x: number | string
  y: number
  width: number
  height: number
}

/** Where a bar ended before: a line across it, with a rim of paper so that it shows on every fill. */
export function BeforeMark(place: BeforeMarkProps) {
  return (
    <rect
      {...place}
      strokeWidth={2}
      className="fill-ink stroke-canvas [paint-order:stroke] [shape-rendering:crispEdges]"
    />
  )
}
