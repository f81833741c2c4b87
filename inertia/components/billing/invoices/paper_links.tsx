import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

/** The two forms of a paper; files, so the browser opens them and not the router. */
export function PaperLinks({ label, address }: { label: string; address: string }) {
  const t = useText('billing/invoices')
  return (
    <Text as="span" role="ui">
      <span className="inline-flex gap-3">
        <Link href={address} target="_blank" aria-label={t('order.pdf_of', { label })}>
          {t('order.pdf')}
        </Link>
        <Link href={`${address}/xml`} download aria-label={t('order.xml_of', { label })}>
          {t('order.xml')}
        </Link>
      </span>
    </Text>
  )
}
