import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { useText } from '~/hooks/use_text'

type Shown = Pick<
  Data.Identity.ApiToken,
  'id' | 'name' | 'kind' | 'createdAt' | 'expiresAt' | 'hasExpired' | 'lastUsedAt'
>

interface TableProps<Token> {
  caption: string
  tokens: Token[]
  empty: ReactNode
  /** Left out where nobody may end one. */
  onEnd?: (token: Token) => void
}

/** API tokens, never their values, each with the way to end it. */
export function TokenTable<Token extends Shown>(props: TableProps<Token>) {
  const { caption, tokens, empty, onEnd } = props
  const t = useText('identity/tokens')
  const end = onEnd
    ? (token: Token) => (
        <Button
          variant="quiet"
          aria-label={t('tokens.revoke_of', { name: token.name })}
          onPress={() => onEnd(token)}
        >
          {t('tokens.revoke')}
        </Button>
      )
    : undefined
  return (
    <DataTable
      caption={caption}
      columns={useColumns()}
      rows={tokens}
      rowKey={({ id }) => id}
      actionsLabel={t('tokens.column_action')}
      rowActions={end}
      empty={empty}
    />
  )
}

function useColumns() {
  const t = useText('identity/tokens')
  return [
    {
      id: 'name',
      head: t('tokens.column_name'),
      cell: ({ name, kind }: Shown) =>
        kind === 'account' ? (
          name
        ) : (
          <span className="inline-flex flex-wrap items-baseline gap-x-2">
            {name} <StatusBadge status={kind} label={t(`tokens.${kind}`)} />
          </span>
        ),
      wrap: true,
    },
    {
      id: 'created',
      head: t('tokens.column_created'),
      cell: ({ createdAt }: Shown) => formatDay(createdAt.slice(0, 10)),
    },
    {
      id: 'expires',
      head: t('tokens.column_expires'),
      cell: ({ expiresAt, hasExpired }: Shown) =>
        hasExpired ? t('tokens.expired') : formatDay(expiresAt.slice(0, 10)),
    },
    {
      id: 'used',
      head: t('tokens.column_used'),
      cell: ({ lastUsedAt }: Shown) => (lastUsedAt ? formatMoment(lastUsedAt) : t('tokens.never')),
    },
  ]
}
