import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

export type PostalAddress = { name: string; addressLine1: string; postcode: string; city: string }

/** The other ways to reach the shop: mail, telephone, post. */
export function SupportFacts({ address }: { address: PostalAddress }) {
  const t = useText('site/pages')
  const { shop } = useShared()
  return (
    <dl>
      <Row term={t('contact.email')}>
        <Link href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</Link>
      </Row>
      <Row term={t('contact.phone')}>
        <Link href={`tel:${shop.supportPhone.replaceAll(' ', '')}`}>{shop.supportPhone}</Link>
        <Text as="span" role="ui-s" tone="subtle" isBlock>
          {t('contact.hours', { ...shop.supportHours, city: shop.city })}
        </Text>
      </Row>
      <Row term={t('contact.post')}>
        {address.name}
        <br />
        {address.addressLine1}
        <br />
        {address.postcode} {address.city}
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-4 first:border-line-ink">
      <dt>
        <Text as="span" role="ui" tone="muted">
          {term}
        </Text>
      </dt>
      <dd>
        <Text as="div" breaks>
          {children}
        </Text>
      </dd>
    </div>
  )
}
