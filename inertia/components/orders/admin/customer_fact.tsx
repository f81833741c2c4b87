import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { AdminOrder } from './types'

type Customer = Pick<AdminOrder, 'contactName' | 'company' | 'email'>

/** The customer of an order by name and company, with a way to write to him; needs two places. */
export function CustomerFact({ order: { contactName, company, email } }: { order: Customer }) {
  return (
    <>
      {[contactName, company].filter(Boolean).join(', ')}
      <Text as="span" role="ui-s" weight="normal" isBlock>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Text>
    </>
  )
}
