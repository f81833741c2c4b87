import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

interface ProofOfDeliveryProps {
  address: string
  isSigned: boolean
}

/** The signed manifest, what belongs to it, and the way to the ledger of downloads. */
export function ProofOfDelivery({ address, isSigned }: ProofOfDeliveryProps) {
  const t = useText('delivery/ledger')
  return (
    <section aria-labelledby="proof-of-delivery" className="grid gap-2">
      <Heading level={3} id="proof-of-delivery">
        {t('receipt.proof_title')}
      </Heading>
      <Text role="ui" tone="muted" measure>
        {isSigned ? t('receipt.proof_lead') : t('receipt.not_signed')}
      </Text>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {isSigned && (
          <>
            <Link href={`${address}/manifest.json`} download isAlone>
              {t('receipt.manifest')}
            </Link>
            <Link href={`${address}/manifest.json.sig`} download isAlone>
              {t('receipt.signature')}
            </Link>
            <Link href={`${address}/SHA256SUMS`} download isAlone>
              {t('receipt.checksums')}
            </Link>
          </>
        )}
        <Link href="/verify" isAlone>
          {t('receipt.verify')}
        </Link>
        <Link href={`${address}/downloads`} isAlone>
          {t('receipt.ledger')}
        </Link>
      </p>
    </section>
  )
}
