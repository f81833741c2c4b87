import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { MergedState } from '~/components/identity/admin/merger/merged_state'
import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCountryName } from '~/components/identity/use_country_name'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { UserSort } from './types'

type User = Data.Identity.UserRow

/** Columns of the users; the name comes with the e-mail address. */
export function useUserColumns(): ListColumn<User, UserSort>[] {
  const t = useText('identity/people')
  const countryName = useCountryName()
  return [
    {
      id: 'name',
      sort: 'lastName',
      cell: ({ id, name, email }) => (
        <TwoLines first={<Link href={`${ADDRESSES.users}/${id}`}>{name || t('row.unnamed')}</Link>}>
          {email}
        </TwoLines>
      ),
    },
    { id: 'company', sort: 'company', wrap: true },
    {
      id: 'type',
      cell: ({ isStaff }) => t(`list.values.type.${isStaff ? 'Internal' : 'External'}`),
    },
    { id: 'country', cell: ({ country }) => country && countryName(country) },
    { id: 'username', cell: ({ username }) => username },
    {
      id: 'roles',
      wrap: true,
      cell: ({ roles }) => roles.map((role) => t(`list.values.role.${role}`)).join(', '),
    },
    {
      id: 'partner',
      cell: ({ businessPartnerId, businessPartnerName }) =>
        businessPartnerId && <TwoLines first={businessPartnerId}>{businessPartnerName}</TwoLines>,
    },
    { id: 'tin', cell: ({ tin }) => tin },
    { id: 'state', lead: true, cell: (user) => <UserState user={user} /> },
    {
      id: 'created',
      sort: ['createdOn', 'desc'],
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'last_sign_in',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? <MomentText value={lastSignedInAt} /> : t('row.never'),
    },
  ]
}

/** Whether the account is active; a lock counts before that. */
function UserState({ user: { isLocked, accountActivated, mergedInto } }: { user: User }) {
  const t = useText('identity/people')
  if (mergedInto !== null) return <MergedState into={mergedInto} />
  const active = t(`list.values.active.${accountActivated ? 'Active' : 'Inactive'}`)
  if (isLocked) {
    return <StatusBadge status="locked" label={t('list.values.locked.Locked')} detail={active} />
  }
  return <StatusBadge status={accountActivated ? 'active' : 'inactive'} label={active} />
}

/** Each text may take its own room in narrow windows, which scroll. */
function TwoLines({ first, children }: { first: ReactNode; children?: ReactNode }) {
  const cut = 'sm:w-max sm:max-w-64 sm:truncate xl:w-auto xl:max-w-80'
  return (
    <span className="grid">
      <span className={cut}>{first}</span>
      <span className={cut}>
        <Text as="span" role="ui-s" tone="subtle">
          {children}
        </Text>
      </span>
    </span>
  )
}
