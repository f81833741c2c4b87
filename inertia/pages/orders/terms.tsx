import { useForm } from '@inertiajs/react'
import { GatedAction } from '@kontor/design-system/gated_action'
import type { FormEvent } from 'react'
import { NeededConsents, NEEDED, type ConsentName } from '~/components/orders/consents'
import { orderAddress } from '~/components/orders/order_address'
import { ADDRESSES } from '~/components/shell/addresses'
import { CsrfField } from '~/components/shell/csrf_field'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ number: number; termsVersion: string }>

/** An order that staff placed: its customer agrees before anything of it is shown. */
export default function OrderTerms({ number, termsVersion }: Props) {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const form = useForm({ consents: [] as ConsentName[] })
  const isAgreed = NEEDED.every((name) => form.data.consents.includes(name))
  const title = orderText('order', { number })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.transform((data) => ({ ...data, termsVersion }))
    form.post(`${orderAddress(number)}/terms`, { onError: () => form.setData('consents', []) })
  }
  return (
    <div className="max-w-column pb-16">
      <PageHead
        title={title}
        lead={t('terms.lead')}
        crumbs={[
          { name: t('my_orders.account'), href: ADDRESSES.account },
          { name: t('my_orders.title'), href: ADDRESSES.orders },
          { name: title },
        ]}
      />
      <form
        method="post"
        onSubmit={submit}
        className="grid justify-items-start gap-6 border-t border-line-ink pt-6"
      >
        <CsrfField />
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <NeededConsents
          given={form.data.consents}
          onChange={(consents) => form.setData('consents', consents)}
          termsVersion={termsVersion}
          errors={form.errors}
        />
        <GatedAction
          type="submit"
          variant="primary"
          isPending={form.processing}
          reason={isAgreed ? undefined : t('terms.why_not')}
          onBlockedPress={leadToMissing}
        >
          {t('terms.accept')}
        </GatedAction>
      </form>
    </div>
  )
}
