import { LinkButton } from '@kontor/design-system/link_button'
import type { Data } from '@generated/data'
import { AdminHead } from '~/components/shell/admin_head'
import { UserRowActions } from '~/components/identity/admin/user_row_actions'
import { useUserBulk } from '~/components/identity/admin/use_user_bulk'
import { useUserColumns } from '~/components/identity/admin/use_user_columns'
import type { UserFilter, UserSort } from '~/components/identity/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { useUserValueWords } from '~/components/identity/admin/use_user_value_words'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<UserSort, UserFilter> & { users: Data.Identity.UserRow[] }>

/** Everybody who has an account: found, sorted, exported, locked, deleted. */
export default function Users({ users, ...shown }: Props) {
  const t = useText('identity/people')
  const mayWrite = useCan('users.write')
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={
          mayWrite && (
            <span className="flex flex-wrap gap-2">
              <LinkButton href={ADDRESSES.addMultiple}>{t('add_multiple')}</LinkButton>
              <LinkButton href={ADDRESSES.registerOnBehalf} variant="primary">
                {t('behalf.title')}
              </LinkButton>
            </span>
          )
        }
      />
      <ListTable
        shown={shown}
        words={useListWords('identity/people', 'list', useUserValueWords())}
        tools={{ name: 'users', hidden: HIDDEN }}
        rows={users}
        columns={useUserColumns()}
        bulk={useUserBulk().bulk}
        rowActions={mayWrite ? (user) => <UserRowActions user={user} /> : undefined}
      />
    </div>
  )
}

const HIDDEN = ['username', 'roles', 'tin', 'last_sign_in']
