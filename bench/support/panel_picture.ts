import type { DrawnSeries, Panel } from './dashboards.ts'
import type { Span } from './prometheus.ts'

const COLOURS = [
  ...['#2f6f9f', '#c2572b', '#4b7f3d', '#7a4fa3', '#9a7d1c', '#b03a5b'],
  ...['#2a8c86', '#666', '#8fb4d8', '#e0a37f', '#a8c79b', '#222'],
]
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 12, 10, 20]
const STEPS = [0, 0.5, 1]
const GAP_SECONDS = 6

type Place = { width: number; height: number; span: Span }

/** A panel as HTML: its title, its lines or its last value, and what they are of. */
export function panelPicture(panel: Panel, series: DrawnSeries[], place: Place): string {
  const format = formatOf(panel.fieldConfig.defaults.unit)
  const body =
    panel.type === 'stat'
      ? `<p class="stat">${format(series[0]?.values.at(-1)?.[1] ?? Number.NaN)}</p>`
      : `${linesOf(series, place, format)}${legendOf(series)}`
  return `<h2>${escaped(panel.title)}</h2>${body}`
}

function linesOf(series: DrawnSeries[], { width, height, span }: Place, format: Format): string {
  const most = Math.max(...series.flatMap(({ values }) => values.map(([, value]) => value)), 0) || 1
  const [across, up] = [width - LEFT - RIGHT, height - TOP - BOTTOM]
  const xOf = (at: number) => LEFT + ((at - span.from) / (span.to - span.from)) * across
  const yOf = (value: number) => TOP + up * (1 - value / most)
  const axis = STEPS.map((step) => {
    const y = yOf(most * step)
    const line = `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${y}" y2="${y}" class="axis"/>`
    return `${line}<text x="${LEFT - 6}" y="${y + 4}" text-anchor="end">${format(most * step)}</text>`
  })
  const times = STEPS.map((step) => {
    const seconds = Math.round((span.to - span.from) * step)
    const anchor = ['start', 'middle', 'end'][STEPS.indexOf(step)]
    return `<text x="${LEFT + across * step}" y="${height - 4}" text-anchor="${anchor}">${seconds} s</text>`
  })
  const lines = series.map(({ values }, at) => {
    const path = values.map(([moment, value], index) => {
      const isNew = index === 0 || moment - values[index - 1]![0] > GAP_SECONDS
      return `${isNew ? 'M' : 'L'}${xOf(moment).toFixed(1)} ${yOf(value).toFixed(1)}`
    })
    return `<path d="${path.join('')}" stroke="${colourOf(at)}"/>`
  })
  const drawn = [...axis, ...times, ...lines].join('')
  return `<svg width="${width}" height="${height}">${drawn}</svg>`
}

const colourOf = (at: number) => COLOURS[at % COLOURS.length]

const legendOf = (series: DrawnSeries[]) =>
  `<ul>${series
    .map(
      ({ legend }, at) => `<li><i style="background:${colourOf(at)}"></i>${escaped(legend)}</li>`
    )
    .join('')}</ul>`

type Format = (value: number) => string

const shown = (value: number, digits = 2) =>
  value.toLocaleString('en', { maximumFractionDigits: digits })

const FORMATS: Record<string, Format> = {
  reqps: (value) => `${shown(value, 1)}/s`,
  s: (value) => `${shown(value, 3)} s`,
  bytes: (value) => `${shown(value / 2 ** 20, 0)} MiB`,
  percentunit: (value) => `${shown(value * 100, 0)} %`,
  currencyEUR: (value) => `€ ${shown(value, 0)}`,
}

const formatOf = (unit: string): Format => FORMATS[unit] ?? ((value) => shown(value))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
