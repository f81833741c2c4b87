import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Prometheus, Series, Span } from './prometheus.ts'

type Target = { expr: string; legendFormat: string }

export type Panel = {
  title: string
  type: 'timeseries' | 'stat'
  gridPos: { x: number; y: number; w: number; h: number }
  fieldConfig: { defaults: { unit: string } }
  targets: Target[]
}

export type Dashboard = { name: string; title: string; panels: Panel[] }

/** A line of a panel with the words that Grafana would put to it. */
export type DrawnSeries = { legend: string; values: Series['values'] }

/** Grafana's dashboards of `deploy/`, by the names of their files. */
export const dashboards = (): Dashboard[] =>
  globSync('deploy/grafana/*.json')
    .toSorted()
    .map((path) => ({
      ...(JSON.parse(readFileSync(path, 'utf8')) as Dashboard),
      name: basename(path, '.json'),
    }))

/** Expressions of a panel that answer nothing, as they stand. */
export async function emptyOf(source: Prometheus, panel: Panel, span: Span): Promise<string[]> {
  const empty: string[] = []
  for (const { expr } of panel.targets) {
    const found = await source.range(expr, span)
    if (found.length === 0) empty.push(`${panel.title}: ${expr}`)
  }
  return empty
}

/** Minutes would lie flat in a run of two of them. */
const WINDOW = '[20s]'

/** What a panel shows, with windows that fit a short run. */
export async function seriesOf(
  source: Prometheus,
  { targets }: Panel,
  span: Span
): Promise<DrawnSeries[]> {
  const drawn: DrawnSeries[] = []
  for (const { expr, legendFormat } of targets) {
    const found = await source.range(expr.replaceAll(/\[\d+m\]/g, WINDOW), span)
    for (const { metric, values } of found) {
      drawn.push({ legend: legendOf(legendFormat, metric), values })
    }
  }
  return drawn
}

const legendOf = (format: string, labels: Series['metric']) =>
  format.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => labels[name] ?? '')
