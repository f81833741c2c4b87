import type { Data } from '@generated/data'
import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ADDRESSES } from '~/components/shell/addresses'
import { AssignedSubscription } from '~/components/subscriptions/admin/assigned_subscription'
import { CopyAll } from '~/components/subscriptions/admin/copy_all'
import { UnassignedTypes } from '~/components/subscriptions/admin/unassigned_types'
import type { Assigned, UnassignedType } from '~/components/subscriptions/admin/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  person: Data.Identity.TabUser
  subscriptions: Assigned[]
  unassigned: UnassignedType[]
}>

/** What a person has by subscription, and what the person could be given. */
export default function UserSubscriptions({ person, subscriptions, unassigned }: Props) {
  const t = useText('subscriptions/entitlements')
  return (
    <UserTabFrame
      person={person}
      current="subscriptions"
      title={t('title', { name: person.name })}
      lead={t('lead')}
    >
      {subscriptions.length === 0 && <EmptyState level={2} title={t('none')} />}
      <div className="flex flex-wrap items-start gap-3">
        {subscriptions.length > 0 && <CopyAll person={person} />}
        <LinkButton href={`${ADDRESSES.users}/${person.id}/subscriptions/history`}>
          {t('history')}
        </LinkButton>
      </div>
      {subscriptions.map((held) => (
        <AssignedSubscription key={held.typeId} person={person} held={held} />
      ))}
      <UnassignedTypes person={person} types={unassigned} />
    </UserTabFrame>
  )
}
