import { chromium } from 'playwright-core'
import { findChromium } from '../../tests/support/chromium.ts'
import type { Dashboard, DrawnSeries, Panel } from './dashboards.ts'
import { panelPicture } from './panel_picture.ts'
import type { Span } from './prometheus.ts'

const WIDTH = 1_280
const COLUMNS = 24
const GAP = 8
const LINES_HEIGHT = 170

export type Shown = { panel: Panel; series: DrawnSeries[] }

/** Draws a dashboard, its panels where Grafana would put them, into a PNG file. */
export async function drawDashboard(
  { title }: Dashboard,
  shown: Shown[],
  span: Span,
  path: string
): Promise<void> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 } })
    await page.setContent(pageOf(title, shown, span))
    await page.screenshot({ path, fullPage: true })
  } finally {
    await browser.close()
  }
}

function pageOf(title: string, shown: Shown[], span: Span): string {
  const panels = shown.map(({ panel, series }) => {
    const { x, y, w, h } = panel.gridPos
    const width = Math.floor((w / COLUMNS) * (WIDTH - 2 * GAP)) - 4 * GAP
    const place = `grid-column:${x + 1}/span ${w};grid-row:${y + 1}/span ${h}`
    const drawn = panelPicture(panel, series, { width, height: LINES_HEIGHT, span })
    return `<section style="${place}">${drawn}</section>`
  })
  return `<!doctype html><style>${STYLE}</style><h1>${title}</h1><main>${panels.join('')}</main>`
}

const STYLE = `
  body { margin: ${GAP}px; font: 12px 'Open Sans', sans-serif; background: #f4f4f1; color: #222 }
  h1 { font-size: 18px; margin: 4px 4px 8px } h2 { font-size: 13px; margin: 0 0 6px }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr)) }
  section { margin: ${GAP / 2}px; padding: ${GAP}px; background: #fff; border: 1px solid #ddd }
  svg { display: block } path { fill: none; stroke-width: 1.6 } .axis { stroke: #e4e4e0 }
  text { font-size: 10px; fill: #555 } .stat { font-size: 34px; margin: 18px 0; text-align: center }
  ul { list-style: none; margin: 6px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 12px }
  li { white-space: nowrap } i { display: inline-block; width: 10px; height: 3px; margin-right: 5px; vertical-align: 3px }`
