import { SummaryList, type SummaryItem } from '@kontor/design-system/summary_list'
import { Heading } from '@kontor/design-system/text'
import { useAddressFacts } from '~/components/orders/sheet/use_address_facts'
import { useText } from '~/hooks/use_text'
import type { Agreed } from './types'

/** Who buys, where bill and goods go, and what stands on the order besides. */
export function AgreedFacts({ agreed }: { agreed: Agreed }) {
  const t = useText('orders/payment_link')
  const items = [...useBuyerFacts(agreed), ...useAddressFacts(agreed.billing, agreed.delivery)]
  return (
    <section aria-labelledby="facts" className="grid gap-3">
      <Heading level={2} id="facts" size="display-s">
        {t('facts')}
      </Heading>
      <SummaryList items={items.filter(({ value }) => Boolean(value))} />
    </section>
  )
}

function useBuyerFacts(agreed: Agreed): SummaryItem[] {
  const t = useText('shared/fields')
  const pay = useText('orders/payment')
  const sheet = useText('orders/sheet')
  return [
    { id: 'company', term: t('company'), value: agreed.company },
    { id: 'vat', term: t('vat_id'), value: agreed.vatId, mono: true },
    { id: 'email', term: sheet('facts.mails'), value: agreed.email },
    { id: 'ref', term: sheet('facts.own'), value: agreed.ownReference },
    { id: 'centre', term: pay('references.centre'), value: agreed.costCentre },
    {
      id: 'recipient',
      term: pay('references.recipient'),
      value: agreed.invoiceRecipient,
    },
  ]
}
