import { formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import { useUnlocks } from './use_unlocks'

type Permission = Data.Identity.Permission

/** Columns of the groups that a person can have, with where each came from. */
export function usePermissionColumns() {
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
