import { Link } from '@kontor/design-system/link'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  address: { name: string; addressLine1: string; postcode: string; city: string }
}>

export default function Contact({ address, shop }: Props) {
  const t = useText('site')
  return (
    <>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <dl className="max-w-column">
        <Row term={t('contact.email')}>
          <Link href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</Link>
        </Row>
        <Row term={t('contact.phone')}>
          <Link href={`tel:${shop.supportPhone.replaceAll(' ', '')}`}>{shop.supportPhone}</Link>
          <span className="block text-ui-s text-subtle">{t('contact.hours')}</span>
        </Row>
        <Row term={t('contact.post')}>
          {address.name}
          <br />
          {address.addressLine1}
          <br />
          {address.postcode} {address.city}
        </Row>
      </dl>
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-4 first:border-line-ink sm:grid-cols-[10rem_1fr]">
      <dt className="text-ui text-muted">{term}</dt>
      <dd className="text-body">{children}</dd>
    </div>
  )
}
