import { RuledList } from '@kontor/design-system/ruled_list'
import { RECORD_ADDRESSES } from '~/components/contracts/records/types'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'

const CARDS = [
  ['types', 'contract_type'],
  ['products', 'information_product'],
  ['relations', 'product_subscription'],
] as const

/** What contracts are made of; each card leads to its list. */
export default function ContractsHub() {
  const t = useText('contracts/hub')
  return (
    <div className="max-w-column pb-16">
      <AdminHead title={t('title')} />
      <RuledList
        level={2}
        items={CARDS.map(([name, subject]) => ({
          id: name,
          href: RECORD_ADDRESSES[subject],
          title: t(`${name}.title`),
          text: t(`${name}.about`),
        }))}
      />
    </div>
  )
}
