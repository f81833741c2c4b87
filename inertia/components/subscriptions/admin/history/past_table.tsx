import { EmptyState } from '@kontor/design-system/empty_state'
import { formatDay } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useText } from '~/hooks/use_text'
import { useRangeWords } from '../../use_range_words'
import type { PastSubscription } from './types'
import { useTermsWords } from './use_terms_words'

/** What somebody had at the end of a day. */
export function PastTable({ held, day }: { held: PastSubscription[]; day: string }) {
  const t = useText('subscriptions/subscription_history')
  const words = useText('subscriptions/pages')
  const span = useRangeWords()
  const termsOf = useTermsWords()
  const daysOf = ({ isUnrestricted, ranges }: PastSubscription) =>
    isUnrestricted ? (
      span(null, null)
    ) : (
      <ul>
        {ranges.map((range, at) => (
          <li key={at}>{[span(range.startsOn, range.endsOn), ...termsOf(range)].join(', ')}</li>
        ))}
      </ul>
    )
  const seen = (from: string | null, until: string | null) =>
    from || until ? span(from, until) : words('ranges.always')
  const visibleOf = ({ isUnrestricted, ranges, visibleFrom, visibleUntil }: PastSubscription) =>
    isUnrestricted || visibleFrom || visibleUntil ? (
      seen(visibleFrom, visibleUntil)
    ) : (
      <ul>
        {ranges.map((range, at) => (
          <li key={at}>{seen(range.visibleFrom, range.visibleUntil)}</li>
        ))}
      </ul>
    )
  return (
    <DataTable
      caption={t('as_of', { day: formatDay(day) })}
      rows={held}
      rowKey={({ typeId }) => typeId}
      columns={[
        {
          id: 'name',
          head: words('columns.name'),
          lead: true,
          cell: ({ name }: PastSubscription) => name,
        },
        { id: 'days', head: words('ranges.days'), cell: daysOf },
        { id: 'visible', head: words('ranges.visible'), cell: visibleOf },
      ]}
      empty={<EmptyState level={3} title={t('nothing')} />}
    />
  )
}
