import { EmptyState } from '@kontor/design-system/empty_state'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { TokenTable } from '../../token_table'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { TabSection } from './tab_section'

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
    <TabSection title={say('tokens.title')}>
      <TokenTable
        caption={say('tokens.title')}
        tokens={tokens}
        onEnd={mayChange ? (token) => ask(question(token)) : undefined}
        empty={<EmptyState level={3} title={say('tokens.none')} />}
      />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </TabSection>
  )
}
