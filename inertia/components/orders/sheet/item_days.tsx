import { useMemo } from 'react'
import { TickSheet, type FillingDay } from '@kontor/design-system/tick_sheet'
import { Text } from '@kontor/design-system/text'
import { daysOfLine } from '~/components/basket/days_of_line'
import type { SheetMonth } from '~/components/delivery/live/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderItem } from '../types'
import { sumsOf } from './sums_of'
import { useShortMonth } from './use_month_name'

interface ItemDaysProps {
  line: NonNullable<OrderItem['line']>
  sheet: SheetMonth[]
  /** No file is there, and none is lost: all days are still to make. */
  isToCome: boolean
  filling: FillingDay[]
}

/** The days that an item buys, a tick each: hollow until its file is made, filling up meanwhile, with a foot once fetched. */
export function ItemDays({ line, sheet, isToCome, filling }: ItemDaysProps) {
  const t = useText('orders/sheet')
  const monthOf = useShortMonth()
  const { count } = useFormat()
  const months = useMemo(() => daysOfLine(line), [line])
  const { total, made } = sheet.length > 0 ? sumsOf(sheet) : { total: line.files, made: 0 }
  const still = isToCome
    ? months.map(({ month, available, degraded }) => ({ month, days: available | degraded }))
    : sheet.map(({ month, pending }) => ({ month, days: pending }))
  const figures = { made: count(made), total: count(total), count: total }
  return (
    <div className="grid items-start gap-x-6 gap-y-1 pt-3 sm:grid-cols-ticks-figure">
      <TickSheet
        months={months}
        from={line.range.from}
        to={line.range.to}
        pending={still}
        taken={sheet.map(({ month, taken }) => ({ month, days: taken }))}
        filling={filling}
        monthLabel={monthOf}
        summary={t('ribbon', figures)}
      />
      {(isToCome || sheet.length > 0) && (
        <p className="whitespace-nowrap sm:text-end">
          <Text as="span" role="figure-m">
            {count(made)}
          </Text>{' '}
          <Text as="span" role="ui-s" tone="muted" isTabular>
            {t('of_files', figures)}
          </Text>
        </p>
      )}
    </div>
  )
}
