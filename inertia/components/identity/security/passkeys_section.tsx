import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { FactorSection } from './factor_section'
import { NewPasskeyForm } from './new_passkey_form'
import { RemovePasskeyDialog } from './remove_passkey_dialog'

export type Passkey = Data.Identity.Factors['passkeys'][number]

/** The passkeys of the account, each with the way to end it, and the form for another one. */
export function PasskeysSection({ passkeys }: { passkeys: Passkey[] }) {
  const t = useText('identity/security')
  const columns = useColumns()
  const [ending, setEnding] = useState<Passkey | null>(null)
  return (
    <FactorSection title={t('passkeys_title')} text={t('passkeys_text')}>
      {passkeys.length > 0 && (
        <DataTable
          caption={t('passkeys_title')}
          columns={columns}
          rows={passkeys}
          rowKey={({ id }) => id}
          actionsLabel={t('column_action')}
          rowActions={(passkey) => (
            <Button
              variant="quiet"
              aria-label={t('passkey_remove_of', { name: passkey.name })}
              onPress={() => setEnding(passkey)}
            >
              {t('passkey_remove')}
            </Button>
          )}
          empty={null}
        />
      )}
      <NewPasskeyForm />
      <RemovePasskeyDialog passkey={ending} onClose={() => setEnding(null)} />
    </FactorSection>
  )
}

function useColumns() {
  const t = useText('identity/security')
  return [
    {
      id: 'name',
      head: t('column_name'),
      cell: ({ name }: Passkey) => name,
      wrap: true,
    },
    {
      id: 'created',
      head: t('column_created'),
      cell: ({ createdAt }: Passkey) => formatDay(createdAt.slice(0, 10)),
    },
    {
      id: 'used',
      head: t('column_used'),
      cell: ({ lastUsedAt }: Passkey) => (lastUsedAt ? formatMoment(lastUsedAt) : t('never')),
    },
  ]
}
