import { ADDRESSES } from '~/components/shell/addresses'
import { GivenOutcome } from '~/components/subscriptions/admin/assign/given_outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ person: { id: number; name: string; email: string }; names: string[] }>

/** Which trials sales gave to whom. */
export default function SalesRegistered({ person, names }: Props) {
  const t = useText('subscriptions/assignments')
  return (
    <GivenOutcome
      title={t('sales.success_title')}
      text={t('sales.success_text', { name: person.name, email: person.email })}
      names={names}
      personId={person.id}
      another={{ href: ADDRESSES.salesRegistration, label: t('sales.another') }}
    />
  )
}
