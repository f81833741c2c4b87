import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { AccountHead } from '~/components/identity/account/account_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type SignIn = {
  at: string
  outcome:
    | 'signed_in'
    | 'wrong_password'
    | 'wrong_code'
    | 'blocked'
    | 'locked'
    | 'insufficient_roles'
    | 'undefined_state'
    | 'second_factor_missing'
  ipAddress: string | null
  device: string | null
}

export default function SignIns({ signIns }: InertiaProps<{ signIns: SignIn[] }>) {
  const t = useText('identity/account')
  return (
    <div className="pb-16">
      <AccountHead title={t('sign_ins.title')} lead={t('sign_ins.lead')} />
      <DataTable
        caption={t('sign_ins.title')}
        columns={useColumns()}
        rows={signIns}
        rowKey={({ at, outcome }) => `${at} ${outcome}`}
        empty={<EmptyState title={t('sign_ins.none')} />}
      />
    </div>
  )
}

function useColumns() {
  const t = useText('identity/account')
  return [
    {
      id: 'at',
      head: t('sign_ins.column_at'),
      cell: ({ at }: SignIn) => formatMoment(at),
    },
    {
      id: 'outcome',
      head: t('sign_ins.column_result'),
      cell: ({ outcome }: SignIn) => t(`sign_ins.outcomes.${outcome}`),
      wrap: true,
    },
    {
      id: 'device',
      head: t('sign_ins.column_device'),
      cell: ({ device }: SignIn) => device ?? t('sign_ins.unknown_device'),
    },
    {
      id: 'address',
      head: t('sign_ins.column_address'),
      cell: ({ ipAddress }: SignIn) => ipAddress ?? t('sign_ins.unknown_address'),
    },
  ]
}
