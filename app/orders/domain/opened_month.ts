import type { SheetMonth } from '#delivery'

/** The files of an item in one month: what the page of an order shows at a time. */
export type OpenedMonth = Pick<SheetMonth, 'itemRef' | 'month'>

/**
 * The month that stands open: the one that was asked for, else the first whose files wait to be
 * fetched, else the first that is being made, else the first; null as long as no file is planned.
 */
export function openedMonth(
  sheet: readonly SheetMonth[],
  asked: Partial<OpenedMonth>
): OpenedMonth | null {
  const opened =
    sheet.find(({ itemRef, month }) => itemRef === asked.itemRef && month === asked.month) ??
    sheet.find(({ made, used }) => made > used) ??
    sheet.find(({ files, made }) => files > made) ??
    sheet[0]
  return opened ? { itemRef: opened.itemRef, month: opened.month } : null
}
