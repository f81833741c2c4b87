import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { AdminOrder } from './types'

/** The customer of an order by name, with a way to write to him. */
export function CustomerFact({
  order: { contactName, email },
}: {
  order: Pick<AdminOrder, 'contactName' | 'email'>
}) {
  const [name, host] = email.split('@')
  return (
    <>
      {contactName}
      <Text as="span" role="ui-s" weight="normal" isBlock>
        <Link href={`mailto:${email}`}>
          {name}@<wbr />
          {host}
        </Link>
      </Text>
    </>
  )
}
