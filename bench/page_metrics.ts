/* Opens pages as a first visitor on a slow line and lets the browser measure: `npm run bench:page-metrics`. */
import { chromium, type Browser } from 'playwright-core'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { PHONE, visit, type Profile, type Visit } from './support/page_visit.ts'
import { table } from './support/table.ts'

const VISITS = Number(process.env.VISITS ?? 5)
const PATHS = (process.env.PATHS ?? '/,/products,/product/details/fx_spot_g10,/faq').split(',')

const PROFILES: Profile[] = [
  PHONE,
  {
    name: 'desktop, 10 Mbit/s',
    viewport: { width: 1350, height: 940 },
    isMobile: false,
    slowdown: 1,
    roundTripMs: 40,
    downKbps: 10_240,
    upKbps: 10_240,
  },
]

/** Largest contentful paint in ms and layout shift that no visit's median may exceed. */
const LIMITS = { largestPaint: 1_500, layoutShift: 0.02 }

const HEAD = ['page', 'first byte ms', 'first paint ms', 'largest paint ms', 'layout shift']
const MORE = ['blocked ms', 'requests', 'kB', '', 'largest']

async function measure(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  await visit(browser, url, profile)
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url, profile))
  return visits.sort((one, other) => one.largestPaint - other.largestPaint)[VISITS >> 1]!
}

const isOver = ({ largestPaint, layoutShift }: Visit) =>
  largestPaint > LIMITS.largestPaint || layoutShift > LIMITS.layoutShift

const rowOf = (path: string, median: Visit) => [
  path,
  ...[median.firstByte, median.firstPaint, median.largestPaint].map((time) => time.toFixed(0)),
  median.layoutShift.toFixed(3),
  median.blocked.toFixed(0),
  String(median.requests),
  median.kilobytes.toFixed(0),
  isOver(median) ? 'too slow' : '',
  median.largest,
]

const shop = process.env.SHOP_URL
  ? { url: process.env.SHOP_URL, stop: async () => {} }
  : await startTemporaryShop()
const browser = await chromium.launch(await findChromium())
try {
  for (const profile of PROFILES) {
    const medians: Visit[] = []
    for (const path of PATHS) medians.push(await measure(browser, `${shop.url}${path}`, profile))
    const rows = medians.map((median, at) => rowOf(PATHS[at]!, median))
    console.log(`\n${profile.name}; median of ${VISITS}\n\n${table([...HEAD, ...MORE], rows)}`)
    if (medians.some(isOver)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await shop.stop()
}
