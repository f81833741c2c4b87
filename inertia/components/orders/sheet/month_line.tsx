import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { SheetMonth } from '~/components/delivery/live/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useMonthName } from './use_month_name'

/** A month of an item in one line: how many files, how large, how far. */
export function MonthLine({ month }: { month: SheetMonth }) {
  const t = useText('orders/sheet')
  const { count, size } = useFormat()
  const nameOf = useMonthName()
  const { files, bytes } = month
  return (
    <span className="grid w-full grid-cols-month items-baseline gap-x-4 gap-y-0.5 max-sm:grid-cols-2">
      <Text as="span" role="ui" weight="medium">
        {nameOf(month.month)}
      </Text>
      <span className="text-end whitespace-nowrap max-sm:row-start-2 max-sm:text-start">
        <Text as="span" role="ui" tone="muted" isTabular>
          {t('files', { count: files, shown: count(files) })}
        </Text>
      </span>
      <span className="text-end whitespace-nowrap">
        <Text as="span" role="ui" tone="muted" isTabular>
          {bytes > 0 && size(bytes)}
        </Text>
      </span>
      <span className="max-sm:row-start-2 max-sm:text-end">
        <MonthState month={month} />
      </span>
    </span>
  )
}

function MonthState({ month: { files, made, used } }: { month: SheetMonth }) {
  const t = useText('orders/sheet')
  const { count } = useFormat()
  if (made === 0) return <StatusBadge status="queued" label={t('month.none')} />
  if (made < files) {
    const label = t('month.some', { made: count(made), total: count(files) })
    return <StatusBadge status="running" label={label} />
  }
  if (used === files) return <StatusBadge status="downloaded" label={t('month.taken')} />
  const detail = used > 0 ? t('month.used', { count: used, shown: count(used) }) : undefined
  return <StatusBadge status="ready" label={t('month.all')} detail={detail} />
}
