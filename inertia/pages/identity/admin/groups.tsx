import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Heading, Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useUnlocks } from '~/components/identity/admin/user_page/use_unlocks'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Group = Data.Identity.Group
type Member = Group['users'][number]

/** The groups of the shop, what they unlock, and the staff in them. */
export default function Groups({ groups }: InertiaProps<{ groups: Group[] }>) {
  const t = useText('identity/permissions')
  return (
    <div className="pb-16">
      <AdminHead title={t('groups.title')} lead={t('groups.lead')} />
      <div className="grid gap-10">
        {groups.map((group) => (
          <GroupSection key={group.group} group={group} />
        ))}
      </div>
    </div>
  )
}

function GroupSection({ group }: { group: Group }) {
  const t = useText('identity/permissions')
  const sayRole = useText('identity/people')
  const unlocks = useUnlocks()
  const role = sayRole(`list.values.role.${group.role}`)
  return (
    <section className="grid gap-2">
      <Heading level={2}>{role}</Heading>
      <div className="max-w-reading pb-2">
        <Text role="ui" tone="muted">
          {[
            t('group', { group: group.group }),
            t('groups.members', { count: group.users.length }),
          ].join(', ')}
        </Text>
        <Text role="ui">{`${t('groups.unlocks')}: ${unlocks(group)}`}</Text>
      </div>
      <DataTable
        caption={role}
        columns={useColumns()}
        rows={group.users}
        rowKey={({ id }) => id}
        empty={<EmptyState level={3} title={t('groups.none')} />}
      />
    </section>
  )
}

function useColumns() {
  const t = useText('identity/permissions')
  return [
    {
      id: 'name',
      head: t('groups.name'),
      cell: ({ id, name }: Member) => (
        <Link href={`${ADDRESSES.users}/${id}/permissions`}>{name}</Link>
      ),
    },
    { id: 'email', head: t('groups.email'), cell: ({ email }: Member) => email },
  ]
}
