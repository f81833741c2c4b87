import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import type { MessagePage } from '~/components/site/messages/message_form'
import { MessageFrame } from '~/components/site/messages/message_frame'
import { ProductField } from '~/components/site/messages/product_field'
import { useMessageForm } from '~/components/site/messages/use_message_form'
import { WishFields } from '~/components/site/messages/wish_fields'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function SubscriptionRequest(page: InertiaProps<MessagePage>) {
  const t = useText('site/messages')
  const asked = page.products.find(({ code }) => code === page.product)
  const form = useMessageForm(page, {
    action: ADDRESSES.subscriptionRequest,
    subject: asked ? t('request.subject', { product: asked.name }) : t('request.subject_any'),
    alsoRequired: ['product'],
  })
  return (
    <>
      <PageHead title={t('request.title')} lead={t('request.lead')} />
      <div className="pb-8">
        <MessageFrame
          action={ADDRESSES.subscriptionRequest}
          page={page}
          form={form}
          title={t('contact.about')}
          messageHint={t('request.message_hint')}
          product={
            <>
              <ProductField page={page} form={form} placeholder={t('request.choose_product')} />
              <WishFields page={page} form={form} />
            </>
          }
        />
      </div>
    </>
  )
}
