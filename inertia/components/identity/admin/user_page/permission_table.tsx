import { formatMoment } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
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
        columns={useColumns()}
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

function useColumns() {
  const t = useText('identity/permissions')
  const sayRole = useText('identity/people')
  const unlocks = useUnlocks()
  return [
    {
      id: 'role',
      head: t('columns.role'),
      lead: true,
      cell: ({ role, group }: Permission) => (
        <span className="grid whitespace-nowrap">
          <span>{sayRole(`list.values.role.${role}`)}</span>
          <Text as="span" role="ui-s" tone="subtle">
            {t('group', { group })}
          </Text>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('columns.state'),
      cell: ({ isHeld }: Permission) => (
        <span className="whitespace-nowrap">
          <StatusBadge
            status={isHeld ? 'active' : 'inactive'}
            label={t(isHeld ? 'held' : 'not_held')}
          />
        </span>
      ),
    },
    {
      id: 'from',
      head: t('columns.from'),
      wrap: true,
      cell: (permission: Permission) => <Origin permission={permission} />,
    },
    {
      id: 'unlocks',
      head: t('columns.unlocks'),
      wrap: true,
      cell: (permission: Permission) => unlocks(permission),
    },
  ]
}

function Origin({ permission: { isFromProvider, granted } }: { permission: Permission }) {
  const t = useText('identity/permissions')
  if (!isFromProvider && !granted) return '–'
  return (
    <span className="grid">
      {isFromProvider && <span>{t('from_provider')}</span>}
      {granted && <span>{saysGrant(t, granted)}</span>}
    </span>
  )
}

type Say = ReturnType<typeof useText<'identity/permissions'>>

const saysGrant = (t: Say, { by, at }: NonNullable<Permission['granted']>) =>
  by && at ? t('granted_by', { by, moment: formatMoment(at) }) : t('granted')
