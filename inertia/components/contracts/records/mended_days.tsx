import { SummaryList } from '@kontor/design-system/summary_list'
import { useText } from '~/hooks/use_text'
import { FindingDays } from '../entitlements/finding_days'
import type { Finding } from '../entitlements/types'

export type Mends = {
  userName: string
  type: string
  days: Finding['days']
  left: Finding['days']
}

/** What a contract that is begun from a finding mends once it is saved. */
export function MendedDays({ userName, type, days, left }: Mends) {
  const t = useText('contracts/mending')
  const findings = useText('contracts/findings')
  return (
    <SummaryList
      items={[
        { id: 'who', term: findings('columns.user'), value: userName },
        { id: 'type', term: t('cut.type'), value: type },
        { id: 'days', term: t('contract.covers'), value: <FindingDays days={days} /> },
        {
          id: 'left',
          term: t('contract.left'),
          value: left.length ? <FindingDays days={left} /> : t('cut.nothing'),
        },
      ]}
    />
  )
}
