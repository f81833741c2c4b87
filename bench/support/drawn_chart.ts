import { chromium } from 'playwright-core'
import type { Browser as Person } from '../../tests/fixtures/identity/browser.ts'
import { findChromium } from '../../tests/support/chromium.ts'
import { PHONE, throttle } from './page_visit.ts'
import { percentile } from './percentile.ts'

const CLICKS = 9

/** Milliseconds from a click on a tab of the statistics until its chart is drawn, on a slow phone. */
export async function drawnChart(url: string, { cookies }: Person): Promise<string[]> {
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({ viewport: PHONE.viewport })
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })))
    const page = await context.newPage()
    await throttle(page, PHONE)
    const times: number[] = []
    for (let n = 0; n < CLICKS; n++) {
      await page.goto(`${url}/admin/stats/subscribers`, { waitUntil: 'networkidle' })
      const began = performance.now()
      await page.getByRole('link', { name: 'Sales', exact: true }).click()
      await page.getByRole('figure', { name: 'Net sales' }).getByRole('slider').waitFor()
      times.push(performance.now() - began)
    }
    const [half, most] = [percentile(times, 50), Math.max(...times)]
    const said = `median ${half.toFixed(0)} ms, most ${most.toFixed(0)} ms`
    return [`chart of sales after a click, ${PHONE.name}`, said, '1,200 ms']
  } finally {
    await browser.close()
  }
}
