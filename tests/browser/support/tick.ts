import { expect, type Locator } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Ticks a box where people press it, once that stands still: the input of a box is hidden, so that a
 * forced click on it goes to where it was while the page was still moving.
 */
export async function tick(box: Locator, isTicked = true): Promise<void> {
  await settled(box.page())
  await box.locator('xpath=ancestor::label[1]').click()
  await expect(box).toBeChecked({ checked: isTicked })
}
