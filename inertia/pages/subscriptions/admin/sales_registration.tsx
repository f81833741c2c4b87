import { Tabs } from '@kontor/design-system/tabs'
import { Text } from '@kontor/design-system/text'
import type { CountryChoice } from '~/components/identity/address_form'
import type { LikelyTwin } from '~/components/identity/admin/likely_twins'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ExistingCustomer } from '~/components/subscriptions/admin/sales/existing_customer'
import { NewCustomer } from '~/components/subscriptions/admin/sales/new_customer'
import type { AssignableType, KnownPerson } from '~/components/subscriptions/admin/assign/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  isExisting: boolean
  person: KnownPerson | null
  types: AssignableType[]
  days: number
  countries: CountryChoice[]
  twins: LikelyTwin[]
}>

/** Sales give trials to a customer who is registered with them, or who has an account. */
export default function SalesRegistration({ isExisting, person, ...given }: Props) {
  const t = useText('subscriptions/assignments')
  return (
    <div className="max-w-column pb-16">
      <AdminHead title={t('sales.title')} crumbs={[{ label: t('sales.title') }]} />
      <div className="pb-5">
        <Text tone="muted" measure>
          {t('sales.lead', { count: given.days })}
        </Text>
      </div>
      <Tabs
        label={t('sales.modes')}
        tabs={[
          { href: ADDRESSES.salesRegistration, label: t('sales.new'), isCurrent: !isExisting },
          {
            href: `${ADDRESSES.salesRegistration}?mode=existing`,
            label: t('sales.existing'),
            isCurrent: isExisting,
          },
        ]}
      />
      <div className="pt-8">
        {isExisting ? (
          <ExistingCustomer person={person} types={given.types} days={given.days} />
        ) : (
          <NewCustomer {...given} />
        )}
      </div>
    </div>
  )
}
