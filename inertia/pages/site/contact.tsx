import { PageHead } from '~/components/shell/page_head'
import { ADDRESSES } from '~/components/shell/addresses'
import type { MessagePage } from '~/components/site/messages/message_form'
import { MessageFrame } from '~/components/site/messages/message_frame'
import { ProductField } from '~/components/site/messages/product_field'
import { useMessageForm } from '~/components/site/messages/use_message_form'
import { SupportFacts, type PostalAddress } from '~/components/site/support_facts'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<MessagePage & { address: PostalAddress }>

export default function Contact({ address, ...page }: Props) {
  const t = useText('site/pages')
  const messages = useText('site/messages')
  const form = useMessageForm(page, { action: ADDRESSES.contact })
  return (
    <>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className="grid items-start gap-x-16 gap-y-12 pb-8 lg:grid-cols-form-panel">
        <MessageFrame
          action={ADDRESSES.contact}
          page={page}
          form={form}
          title={messages('contact.about')}
          messageHint={messages('contact.message_hint')}
          product={
            <ProductField
              page={page}
              form={form}
              placeholder={messages('contact.any_product')}
              isOptional
            />
          }
        />
        <SupportFacts address={address} />
      </div>
    </>
  )
}
