import { Identifier } from '@kontor/design-system/identifier'
import { LinkButton } from '@kontor/design-system/link_button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const ROLES = ['viewer', 'manager', 'admin', 'derivatives', 'sales', 'user'] as const

type Props = InertiaProps<{
  environment: 'development' | 'test' | 'simulation' | 'production'
  groups: Record<(typeof ROLES)[number], string>
  /** Not to those who are in already. */
  offersSignIn: boolean
}>

/** Instead of the form: which role employees request, by installation. */
export default function RoleRequests({ environment, groups, offersSignIn }: Props) {
  const t = useText('identity/registration')
  const place = t(`roles.environments.${environment}`)
  return (
    <div className="max-w-220 pb-8">
      <PageHead title={t('roles.title')} lead={t('roles.lead')} />
      <div className="pb-6">
        <Text role="ui" tone="muted">
          {t('roles.environment')}: {place}
        </Text>
      </div>
      <DataTable
        caption={t('roles.caption', { environment: place })}
        rows={[...ROLES]}
        rowKey={(role) => role}
        columns={[
          { id: 'role', head: t('roles.role'), cell: (role) => t(`roles.${role}`) },
          {
            id: 'for',
            head: t('roles.allows'),
            cell: (role) => t(`roles.${role}_text`),
            wrap: true,
          },
          {
            id: 'name',
            head: t('roles.name'),
            cell: (role) => (
              <Identifier
                value={groups[role]}
                copyLabel={`${t('roles.copy')}: ${groups[role]}`}
                copiedLabel={t('roles.copied')}
              />
            ),
          },
        ]}
      />
      {offersSignIn && (
        <div className="pt-8">
          <LinkButton href="/sign-in/with/staff" variant="primary">
            {t('roles.sign_in')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
