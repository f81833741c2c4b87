import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { PresetRow } from '@kontor/design-system/preset_row'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { productAddress, type Selection } from '../addresses'
import type { Days } from './range_presets'

interface OwnedDaysProps {
  code: string
  /** What is quoted now: other days keep its other choices. */
  selection: Selection
  line: Data.Catalogue.Quote['lines'][number]
  onDays: (days: Days) => void
}

const MOST_RANGES = 6

/** Which days of the range the customer has already, and the way to quote the others only. */
export function OwnedDays({ code, selection, line, onDays }: OwnedDaysProps) {
  const t = useText('catalogue/days')
  const productsText = useText('catalogue/products')
  const { day } = useFormat()
  const { owned, countedDays } = line
  if (!owned || owned.days === 0) return null
  const isOrdered = !owned.bySubscription && owned.unpaidOrders.length === owned.orders.length
  const ranges = owned.missing.slice(0, MOST_RANGES)
  const labelOf = ({ from, to }: Days) =>
    from === to ? day(from) : productsText('list.history', { from: day(from), to: day(to) })
  return (
    <div className="pt-3">
      <Note
        title={t(isOrdered ? 'owned.title_ordered' : 'owned.title', {
          owned: owned.days,
          count: countedDays,
        })}
      >
        <p>
          {owned.bySubscription && `${t('owned.by_subscription')} `}
          {owned.orders.length > 0 && (
            <>
              {t('owned.orders')}{' '}
              {owned.orders.map((number, at) => (
                <span key={number}>
                  {at > 0 && ', '}
                  <Link href={`${ADDRESSES.orders}/${number}`}>{number}</Link>
                </span>
              ))}
              .
            </>
          )}
        </p>
        {ranges.length > 0 ? (
          <div className="pt-2">
            <p className="pb-1">{t('owned.missing', { count: ranges.length })}</p>
            <PresetRow
              label={t('owned.missing', { count: ranges.length })}
              presets={ranges.map((range) => ({
                id: range.from,
                label: labelOf(range),
                href: productAddress(code, { ...selection, ...range }),
                isCurrent: false,
              }))}
              onChoose={(from) => {
                const range = ranges.find((one) => one.from === from)
                if (range) onDays(range)
              }}
            />
          </div>
        ) : (
          <p>{t('owned.all')}</p>
        )}
      </Note>
    </div>
  )
}
