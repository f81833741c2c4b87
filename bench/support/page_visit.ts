/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'

/** A device and its line; `slowdown` divides the machine's processor. */
export type Profile = {
  name: string
  viewport: { width: number; height: number }
  isMobile: boolean
  slowdown: number
  roundTripMs: number
  downKbps: number
  upKbps: number
}

export const PHONE: Profile = {
  name: 'phone, slow 4G, a quarter of the processor',
  viewport: { width: 412, height: 823 },
  isMobile: true,
  slowdown: 4,
  roundTripMs: 150,
  downKbps: 1_638,
  upKbps: 750,
}

export type Visit = {
  firstByte: number
  firstPaint: number
  largestPaint: number
  /** What was painted largest, to know where to look. */
  largest: string
  layoutShift: number
  blocked: number
  requests: number
  kilobytes: number
}

type Seen = Pick<Visit, 'largestPaint' | 'largest' | 'layoutShift' | 'blocked'>

/** A first visit with an empty cache, measured by the browser itself. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const { viewport, isMobile } = profile
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile })
  try {
    const page = await context.newPage()
    await throttle(page, profile)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    return await page.evaluate(read)
  } finally {
    await context.close()
  }
}

/** From here on a page has the device's processor and line. */
export async function throttle(page: Page, profile: Profile) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.roundTripMs,
    downloadThroughput: (profile.downKbps * 1000) / 8,
    uploadThroughput: (profile.upKbps * 1000) / 8,
  })
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Seen = { largestPaint: 0, largest: '', layoutShift: 0, blocked: 0 }
  Object.assign(window, { seen })
  const hear = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  hear('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as LargestContentfulPaint
    seen.largestPaint = startTime
    seen.largest = `${element?.tagName.toLowerCase()} ${element?.textContent?.slice(0, 30)}`
  })
  hear('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) seen.layoutShift += value
  })
  hear('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
}

/** Runs in the page when it is at rest. */
function read(): Visit {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    ...(window as unknown as { seen: Seen }).seen,
    firstByte: navigation!.responseStart,
    firstPaint: paint?.startTime ?? 0,
    requests: files.length + 1,
    kilobytes: (bytes + navigation!.transferSize) / 1000,
  }
}
