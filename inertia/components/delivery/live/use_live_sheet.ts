import { useLive } from './live_delivery'
import type { SheetMonth } from './types'

const madeOf = (sheet: readonly SheetMonth[]) => sheet.reduce((sum, { made }) => sum + made, 0)

/** The days of a delivery as they are right now: what was told, unless the page knows more. */
export function useLiveSheet(sheet: SheetMonth[]): SheetMonth[] {
  const { sheet: told } = useLive()
  return told && madeOf(told) > madeOf(sheet) ? told : sheet
}
