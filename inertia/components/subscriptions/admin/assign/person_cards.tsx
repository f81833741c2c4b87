import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { AddressText, type Address } from '~/components/identity/address_text'
import { useText } from '~/hooks/use_text'
import type { PersonInfo } from './types'

/** Who it is, and where the person's company is. */
export function PersonCards({ person }: { person: PersonInfo }) {
  const t = useText('subscriptions/assignments')
  const words = useText('identity/registration')
  const facts = {
    jobPosition: words('personal.job_position'),
    phone: words('personal.phone'),
  }
  const items = Object.entries(facts).map(([id, term]) => ({
    id,
    term,
    value: person[id as keyof typeof facts] || undefined,
  }))
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SummaryList layout="columns" items={items} emptyLabel={t('person.not_given')} />
      </div>
      <Card title={words('personal.billing')} address={person.billing} />
      <Card title={words('personal.delivery')} address={person.delivery} />
    </div>
  )
}

function Card({ title, address }: { title: string; address: Address | null }): ReactNode {
  const t = useText('subscriptions/assignments')
  return (
    <section aria-label={title} className="grid content-start gap-1">
      <Heading level={2}>{title}</Heading>
      {address ? (
        <AddressText address={address} />
      ) : (
        <Text role="ui" tone="muted">
          {t('person.not_given')}
        </Text>
      )}
    </section>
  )
}
