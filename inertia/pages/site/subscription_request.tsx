import { formatDay } from '@kontor/design-system/date_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import type { MessagePage, Renewal } from '~/components/site/messages/message_form'
import { MessageFrame } from '~/components/site/messages/message_frame'
import { NextSteps } from '~/components/site/messages/next_steps'
import { ProductField } from '~/components/site/messages/product_field'
import { RenewalNote } from '~/components/site/messages/renewal_note'
import { useMessageForm } from '~/components/site/messages/use_message_form'
import { WishFields } from '~/components/site/messages/wish_fields'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<MessagePage & { renewal: Renewal | null }>

export default function SubscriptionRequest({ renewal, ...page }: Props) {
  const t = useText('site/messages')
  const form = useMessageForm(page, {
    action: ADDRESSES.subscriptionRequest,
    proposed: useProposed(page, renewal),
    alsoRequired: ['product'],
  })
  return (
    <>
      <PageHead title={t('request.title')} lead={t('request.lead')} />
      <div className="grid items-start gap-x-16 gap-y-12 pb-8 lg:grid-cols-form-panel">
        <MessageFrame
          action={ADDRESSES.subscriptionRequest}
          page={page}
          form={form}
          title={t('contact.about')}
          messageHint={t('request.message_hint')}
          product={
            <>
              {renewal && <RenewalNote renewal={renewal} product={form.data.product} />}
              <ProductField page={page} form={form} placeholder={t('request.choose_product')} />
              <WishFields page={page} form={form} />
            </>
          }
        />
        <NextSteps />
      </div>
    </>
  )
}

function useProposed({ product, products }: MessagePage, renewal: Renewal | null) {
  const t = useText('site/messages')
  const asked = products.find(({ code }) => code === product)
  if (!renewal) {
    return {
      subject: asked ? t('request.subject', { product: asked.name }) : t('request.subject_any'),
    }
  }
  return {
    subject: t('renewal.subject', { name: renewal.typeName }),
    message: t('renewal.message'),
    startDate: renewal.startsOn ? formatDay(renewal.startsOn) : '',
    baseCurrencies: renewal.items,
    renews: renewal.typeId,
  }
}
