import { formatDay } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { HeldRange, HeldSubscription } from './types'
import { useRangeWords } from './use_range_words'

type Line = Pick<HeldRange, 'startsOn' | 'endsOn' | 'visibleFrom' | 'visibleUntil'> &
  Pick<HeldRange, 'isTrial' | 'visibility' | 'items' | 'actualStartsOn'>

/** Which days somebody has, and when they can be fetched. */
export function RangeTable({ subscription }: { subscription: HeldSubscription }) {
  const t = useText('subscriptions/pages')
  const words = useRangeWords()
  const visible = ({ visibility, visibleFrom, visibleUntil }: Line) => {
    const isOpen = !visibleFrom && !visibleUntil
    const days = isOpen ? t('ranges.always') : words(visibleFrom, visibleUntil)
    return visibility === 'no_longer_visible' ? `${days}, ${t('ranges.over')}` : days
  }
  return (
    <DataTable
      caption={t('ranges.caption')}
      rows={linesOf(subscription)}
      rowKey={({ startsOn, endsOn, items }) => `${startsOn}-${endsOn}-${items.join()}`}
      columns={[
        {
          id: 'days',
          head: t('ranges.days'),
          cell: ({ startsOn, endsOn, isTrial, items, actualStartsOn }: Line) => (
            <>
              {words(startsOn, endsOn)}
              {isTrial && <span className="ps-2 text-muted">{t('ranges.trial')}</span>}
              {actualStartsOn && (
                <Text role="ui-s" tone="muted">
                  {t('ranges.actual_start', { day: formatDay(actualStartsOn) })}
                </Text>
              )}
              {items.length > 0 && (
                <Text role="ui-s" tone="muted">
                  {t('ranges.items', { items: items.join(', ') })}
                </Text>
              )}
            </>
          ),
        },
        { id: 'visible', head: t('ranges.visible'), cell: visible },
      ]}
    />
  )
}

/** Unrestricted access is one line, with the days on which the subscription is visible. */
function linesOf(subscription: HeldSubscription): Line[] {
  const { isUnrestricted, ranges } = subscription
  if (!isUnrestricted) return ranges
  const all = { startsOn: null, endsOn: null, actualStartsOn: null, isTrial: false, items: [] }
  return [{ ...subscription, ...all }]
}
