import { TotalsTable } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { StaffedNotice } from './types'

/** How many people a notice concerns and why, added up. */
export function NoticeFacts({ notice: { reach, products } }: { notice: StaffedNotice }) {
  const t = useText('arrivals/notices')
  const { count } = useFormat()
  const { subscriptions, people, readers } = reach
  return (
    <div className="lg:border-s lg:border-line lg:ps-6">
      <TotalsTable
        caption={t('facts.caption')}
        rows={[
          {
            id: 'subscribers',
            label: t('facts.subscribers', { count: products.length }),
            amount: count(subscriptions),
            why: products.map(({ name }) => name).join(', '),
          },
          { id: 'twice', label: t('facts.twice'), amount: count(people - subscriptions) },
          {
            id: 'people',
            label: t('facts.people'),
            amount: count(people),
            why: t('facts.by_mail', { count: readers }),
            sum: true,
          },
        ]}
      />
    </div>
  )
}
