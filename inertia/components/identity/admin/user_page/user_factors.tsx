import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { FactorsDialog } from './factors_dialog'
import { TabSection } from './tab_section'

type Factors = NonNullable<Data.Identity.UserSecurity['factors']>

interface FactorsProps {
  person: Data.Identity.TabUser
  factors: Data.Identity.UserSecurity['factors']
  mayChange: boolean
}

/** The second factors of a person by name and age, and the way to end them when they are lost. */
export function UserFactors({ person, factors, mayChange }: FactorsProps) {
  const t = useText('identity/user_security')
  const [isAsked, ask] = useState(false)
  const items = useItems(factors)
  return (
    <TabSection
      title={t('factors.title')}
      end={
        mayChange &&
        items.length > 0 && <Button onPress={() => ask(true)}>{t('factors.reset')}</Button>
      }
    >
      {items.length === 0 && (
        <Text role="ui">{t(factors ? 'factors.none' : 'factors.elsewhere')}</Text>
      )}
      <SummaryList items={items} />
      <FactorsDialog person={person} isOpen={isAsked} onClose={() => ask(false)} />
    </TabSection>
  )
}

type Kept = { createdAt: string; lastUsedAt: string | null }

function useItems(factors: Factors | null) {
  const t = useText('identity/user_security')
  if (!factors) return []
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  if (!authenticator && passkeys.length === 0) return []
  const about = ({ createdAt, lastUsedAt }: Kept) =>
    [
      t('factors.since', { date: formatDay(createdAt.slice(0, 10)) }),
      lastUsedAt ? t('factors.used', { moment: formatMoment(lastUsedAt) }) : t('factors.unused'),
    ].join(', ')
  const app = authenticator
    ? [{ id: 'app', term: t('factors.authenticator'), value: about(authenticator) }]
    : []
  const keys = passkeys.map((key) => ({
    id: `key-${key.id}`,
    term: t('factors.passkey', { name: key.name }),
    value: about(key),
  }))
  const codes = { id: 'codes', term: t('factors.codes', { count: recoveryCodesLeft }), value: ' ' }
  return [...app, ...keys, codes]
}
