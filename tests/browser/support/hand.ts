import type { Locator } from '@playwright/test'
import { settled } from './settled.ts'

/** Somebody who only reads the screen; what it takes is counted, Enter within a field is none of it. */
export class Hand {
  clicks = 0
  fields = 0

  async click(what: Locator): Promise<void> {
    await settled(what.page())
    await what.click()
    this.clicks++
  }

  async type(into: Locator, text: string): Promise<void> {
    await settled(into.page())
    await into.fill(text)
    this.fields++
  }
}
