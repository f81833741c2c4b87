import { EmptyState } from '@kontor/design-system/empty_state'
import { Heading } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { TokenTable } from '../token_table'
import { RevokeDialog } from './revoke_dialog'

type Token = Data.Identity.ApiToken

/** The tokens of the account, each with the way to end it. */
export function TokenList({ tokens }: { tokens: Token[] }) {
  const t = useText('identity/tokens')
  const [ending, setEnding] = useState<Token | null>(null)
  return (
    <section className="grid gap-4 pt-12">
      <Heading level={2}>{t('tokens.list_title')}</Heading>
      <TokenTable
        caption={t('tokens.list_title')}
        tokens={tokens}
        onEnd={setEnding}
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
