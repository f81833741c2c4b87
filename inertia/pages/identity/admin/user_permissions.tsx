import type { Data } from '@generated/data'
import { PermissionTable } from '~/components/identity/admin/user_page/permission_table'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  person: Data.Identity.TabUser
  permissions: Data.Identity.Permission[]
}>

/** What a person may do in the shop, because of what, and the way to change it. */
export default function UserPermissions({ person, permissions }: Props) {
  const t = useText('identity/permissions')
  return (
    <UserTabFrame
      person={person}
      current="permissions"
      title={t('title', { name: person.name })}
      lead={t(person.isStaff ? 'lead_staff' : 'lead_customer')}
    >
      <PermissionTable person={person} permissions={permissions} />
    </UserTabFrame>
  )
}
