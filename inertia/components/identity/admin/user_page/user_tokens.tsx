import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { AskFirst, type Asked } from './ask_first'
import { SecuritySection } from './security_section'

type Token = Data.Identity.UserSecurity['tokens'][number]

interface TokensProps {
  person: Data.Identity.TabUser
  tokens: Token[]
  mayChange: boolean
}

/** The API tokens of a person, never their values, each with the way to end it. */
export function UserTokens({ person, tokens, mayChange }: TokensProps) {
  const t = useText('identity/tokens')
  const say = useText('identity/user_security')
  const [asked, ask] = useState<Asked | null>(null)
  const question = ({ id, name }: Token): Asked => ({
    title: t('tokens.revoke_question', { name }),
    text: say('tokens.revoke_text'),
    keep: t('tokens.keep'),
    confirm: t('tokens.revoke'),
    pending: t('tokens.revoking'),
    method: 'delete',
    path: `${ADDRESSES.users}/${person.id}/tokens/${id}`,
  })
  return (
    <SecuritySection title={say('tokens.title')}>
      <DataTable
        caption={say('tokens.title')}
        columns={useColumns()}
        rows={tokens}
        rowKey={({ id }) => id}
        actionsLabel={t('tokens.column_action')}
        rowActions={
          mayChange
            ? (token) => (
                <Button
                  variant="quiet"
                  aria-label={t('tokens.revoke_of', { name: token.name })}
                  onPress={() => ask(question(token))}
                >
                  {t('tokens.revoke')}
                </Button>
              )
            : undefined
        }
        empty={<EmptyState level={3} title={say('tokens.none')} />}
      />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </SecuritySection>
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
