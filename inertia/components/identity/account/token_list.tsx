import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { RevokeDialog } from './revoke_dialog'

type Token = Data.Identity.ApiToken

/** The tokens of the account, each with the way to end it. */
export function TokenList({ tokens }: { tokens: Token[] }) {
  const t = useText('identity/tokens')
  const [ending, setEnding] = useState<Token | null>(null)
  return (
    <section className="grid gap-4 pt-12">
      <Heading level={2}>{t('tokens.list_title')}</Heading>
      <DataTable
        caption={t('tokens.list_title')}
        columns={useColumns()}
        rows={tokens}
        rowKey={({ id }) => id}
        actionsLabel={t('tokens.column_action')}
        rowActions={(token) => (
          <Button
            variant="quiet"
            aria-label={t('tokens.revoke_of', { name: token.name })}
            onPress={() => setEnding(token)}
          >
            {t('tokens.revoke')}
          </Button>
        )}
        empty={
          <EmptyState level={3} title={t('tokens.none')}>
            {t('tokens.none_text')}
          </EmptyState>
        }
      />
      <RevokeDialog token={ending} onClose={() => setEnding(null)} />
    </section>
  )
}

function useColumns() {
  const t = useText('identity/tokens')
  return [
    {
      id: 'name',
      head: t('tokens.column_name'),
      cell: ({ name, kind }: Token) =>
        kind === 'marketplace' ? `${name} (${t('tokens.marketplace')})` : name,
      wrap: true,
    },
    {
      id: 'created',
      head: t('tokens.column_created'),
      cell: ({ createdAt }: Token) => formatDay(createdAt.slice(0, 10)),
    },
    {
      id: 'expires',
      head: t('tokens.column_expires'),
      cell: ({ expiresAt, hasExpired }: Token) =>
        hasExpired ? t('tokens.expired') : formatDay(expiresAt.slice(0, 10)),
    },
    {
      id: 'used',
      head: t('tokens.column_used'),
      cell: ({ lastUsedAt }: Token) => (lastUsedAt ? formatMoment(lastUsedAt) : t('tokens.never')),
    },
  ]
}
