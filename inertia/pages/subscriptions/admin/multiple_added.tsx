import { ADDRESSES } from '~/components/shell/addresses'
import { GivenOutcome } from '~/components/subscriptions/admin/assign/given_outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ person: { id: number; name: string; email: string }; names: string[] }>

/** What was given to whom. */
export default function MultipleAdded({ person, names }: Props) {
  const t = useText('subscriptions/assignments')
  return (
    <GivenOutcome
      title={t('toasts.submitted')}
      text={t('multiple.success_text', { name: person.name, email: person.email })}
      names={names}
      personId={person.id}
      another={{ href: ADDRESSES.addMultiple, label: t('multiple.another') }}
    />
  )
}
