import { GatedAction } from '@kontor/design-system/gated_action'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { usePermissionColumns } from './use_permission_columns'
import { useUnlocks } from './use_unlocks'

type Permission = Data.Identity.Permission
type Person = Data.Identity.TabUser

interface TableProps {
  person: Person
  permissions: Permission[]
}

/** The groups of the shop as a person has them, each with the way to give or take it. */
export function PermissionTable({ person, permissions }: TableProps) {
  const t = useText('identity/permissions')
  const [asked, ask] = useState<Asked | null>(null)
  const question = useQuestion(person)
  const mayWrite = useCan('users.write') && person.isStaff
  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={usePermissionColumns()}
        rows={permissions}
        rowKey={({ group }) => group}
        actionsLabel={t('actions')}
        rowActions={
          mayWrite
            ? (one) => <Change permission={one} onAsk={() => ask(question(one))} />
            : undefined
        }
      />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </>
  )
}

function Change({ permission, onAsk }: { permission: Permission; onAsk: () => void }) {
  const t = useText('identity/permissions')
  const sayRole = useText('identity/people')
  const sayCode = useCodeText('identity/account')
  const { change, refusal, role } = permission
  return (
    <GatedAction
      align="end"
      aria-label={t(`${change}_of`, { role: sayRole(`list.values.role.${role}`) })}
      reason={refusal ? sayCode({ code: refusal }) : undefined}
      onPress={onAsk}
    >
      {t(change)}
    </GatedAction>
  )
}

function useQuestion({ id, name, isSelf }: Person) {
  const t = useText('identity/permissions')
  const sayRole = useText('identity/people')
  const unlocks = useUnlocks()
  return (permission: Permission): Asked => {
    const { change, group } = permission
    const words = { name, role: sayRole(`list.values.role.${permission.role}`) }
    const path = `${ADDRESSES.users}/${id}/groups`
    const shared = { title: t(`${change}_question`, words), keep: t('keep'), pending: t('pending') }
    if (change === 'grant') {
      const text = t('grant_text', { name, unlocks: unlocks(permission) })
      const call = { method: 'post', path, data: { group }, tone: 'primary' } as const
      return { ...shared, ...call, text, confirm: t('grant') }
    }
    const text = [t('revoke_text', { name }), isSelf && t('revoke_self')].filter(Boolean).join(' ')
    return { ...shared, text, confirm: t('revoke'), method: 'delete', path: `${path}/${group}` }
  }
}
