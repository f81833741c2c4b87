import { CoverageLegend } from '@kontor/design-system/coverage_ribbon'
import { FILLING_MARK } from '@kontor/design-system/tick_sheet'
import type { SheetMonth } from '~/components/delivery/live/types'
import { useText } from '~/hooks/use_text'
import type { OrderItem } from '../types'

interface SheetLegendProps {
  items: readonly OrderItem[]
  sheet: readonly SheetMonth[]
  isToCome: boolean
  isFilling: boolean
  /** The order came to nothing: hollow days are not made any more. */
  isEnded: boolean
}

/** What the ticks of this order mean; marks that do not occur are not explained. */
export function SheetLegend({ items, sheet, isToCome, isFilling, isEnded }: SheetLegendProps) {
  const t = useText('orders/sheet')
  const has = (key: 'missingDays' | 'degradedDays') =>
    items.some(({ line }) => (line?.[key].length ?? 0) > 0)
  const occurs = {
    available: sheet.some(({ made }) => made > 0),
    taken: sheet.some(({ taken }) => taken !== 0),
    filling: isFilling,
    pending: isToCome || sheet.some(({ pending }) => pending !== 0),
    degraded: !isToCome && has('degradedDays'),
    missing: has('missingDays'),
  }
  const marks = (
    ['available', 'taken', 'filling', 'pending', 'degraded', 'missing'] as const
  ).filter((mark) => occurs[mark])
  if (marks.length < 2) return null
  const wordOf = (mark: (typeof marks)[number]) =>
    t(`legend.${mark === 'pending' && isEnded ? 'unmade' : mark}`)
  return (
    <CoverageLegend
      items={marks.map((mark) => ({
        ...(mark === 'filling' ? { state: 'pending', mark: FILLING_MARK } : { state: mark }),
        label: wordOf(mark),
      }))}
    />
  )
}
