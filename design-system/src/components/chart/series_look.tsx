/** Colour never stands alone: each series has a pattern or a height of its own. */
interface SeriesLook {
  fill: string
  stroke: string
  /** Lines over the fill, in the colour of the paper. */
  lines: 'none' | 'diagonal' | 'upright' | 'level'
  /** Part of the bar's thickness. */
  share: number
}

const LOOKS: readonly SeriesLook[] = [
  { fill: 'fill-series-1', stroke: 'stroke-series-1', lines: 'none', share: 1 },
  { fill: 'fill-series-2', stroke: 'stroke-series-2', lines: 'diagonal', share: 1 },
  { fill: 'fill-series-3', stroke: 'stroke-series-3', lines: 'none', share: 1 / 3 },
  { fill: 'fill-series-4', stroke: 'stroke-series-4', lines: 'upright', share: 1 },
  { fill: 'fill-series-5', stroke: 'stroke-series-5', lines: 'level', share: 2 / 3 },
]

export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length]!
}

const LINES = { diagonal: 'M0 0v5', upright: 'M0 0v5', level: 'M0 0h5' }

/**
 * The pattern fills of a chart; `id` keeps charts of one page apart. Where what is filled is turned, `turn`
 * (in degrees) turns them back, so that each series has its lines in one direction everywhere.
 */
export function SeriesPatterns({ id, turn = 0 }: { id: string; turn?: number }) {
  return (
    <defs>
      {LOOKS.map(({ fill, lines }, at) =>
        lines === 'none' ? null : (
          <pattern
            key={at}
            id={`${id}-${at}`}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn + (lines === 'diagonal' ? 45 : 0)})`}
          >
            <rect width={5} height={5} className={fill} />
            <path d={LINES[lines]} strokeWidth={2.5} className="stroke-canvas" />
          </pattern>
        )
      )}
    </defs>
  )
}

/** What a bar of a series is filled with. */
export function barFill(id: string, index: number) {
  const { fill, lines } = seriesLook(index)
  return lines === 'none' ? { className: fill } : { fill: `url(#${id}-${index % LOOKS.length})` }
}

/** The same for a line as thick as a bar; `more` are its other classes. */
export function seriesStroke(id: string, index: number, more: string) {
  const { stroke, lines } = seriesLook(index)
  if (lines === 'none') return { className: `${stroke} ${more}` }
  return { className: more, stroke: `url(#${id}-${index % LOOKS.length})` }
}

const MARKERS = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  'M-3 -3h6v6h-6z',
  'M0 -4 4 3.5h-8z',
  'M0 -4.5 4.5 0 0 4.5-4.5 0z',
  'M-4 -1h3v-3h2v3h3v2h-3v3h-2v-3h-3z',
]

/** The shape that marks the points of a line. */
export function markerPath(index: number): string {
  return MARKERS[index % MARKERS.length]!
}
