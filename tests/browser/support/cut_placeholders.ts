/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Placeholders that are shown on the page and have not the room to be read to their end. */
export const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const isCut = (field: HTMLInputElement) => {
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      return pen.measureText(field.placeholder).width > room
    }
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.clientWidth > 1 && isCut(field))
      .map((field) => field.placeholder)
  })
