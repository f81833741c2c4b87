import { router } from '@inertiajs/react'
import { Text } from '@kontor/design-system/text'
import { ENTITLEMENTS } from '~/components/contracts/entitlements/types'
import { ContractForm } from '~/components/contracts/records/contract_form'
import { MendedDays, type Mends } from '~/components/contracts/records/mended_days'
import { RECORD_ADDRESSES } from '~/components/contracts/records/types'
import type {
  ContractChoices,
  ContractDraft,
} from '~/components/contracts/records/use_contract_form'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Begun = {
  draft: ContractDraft
  /** What it was begun from: days without a contract, or the contract that ends. */
  from: 'finding' | 'renewal'
  /** Number of the contract that ends. */
  follows: string | null
  mends: Mends | null
}
type Props = InertiaProps<ContractChoices & Begun & { today: string }>

/** A contract that is filled in but for its number. */
export default function NewContract({ draft, from, follows, mends, ...form }: Props) {
  const t = useText('contracts/contracts')
  const findings = useText('contracts/findings')
  const about = from === 'renewal' ? t('begun.follows', { number: follows }) : t('begun.covers')
  const back =
    from === 'renewal'
      ? { label: t('title'), href: `${RECORD_ADDRESSES.contract}?partner=${draft.bpId}` }
      : { label: findings('title'), href: ENTITLEMENTS }
  const title = t(`begun.${from}`, { name: draft.customerName })
  return (
    <div className="max-w-column pb-16">
      <AdminHead title={title} crumbs={[back, { label: title }]} />
      <Text tone="muted" measure>
        {about} {draft.contractProductId === null && t('begun.no_product')}
      </Text>
      {mends && (
        <div className="pt-6">
          <MendedDays {...mends} />
        </div>
      )}
      <div className="pt-6">
        <ContractForm
          {...form}
          draft={draft}
          address={`${RECORD_ADDRESSES.contract}?from=${from}`}
          onDone={() => undefined}
          onLeave={() => router.visit(back.href)}
        />
      </div>
    </div>
  )
}
