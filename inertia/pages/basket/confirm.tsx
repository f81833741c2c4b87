import { Button } from '@kontor/design-system/button'
import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import { LinkButton } from '@kontor/design-system/link_button'
import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import { StepButtons } from '~/components/basket/step_buttons'
import { StepFrame } from '~/components/basket/step_frame'
import type { Basket } from '~/components/basket/types'
import { Consents } from '~/components/orders/consents'
import { useCheckout } from '~/components/orders/use_checkout'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  contents: Basket
  idempotencyKey: string
  termsVersion: string
  country: string
  vatId: string | null
}>

/** Step 3: declare, choose how to pay, order. */
export default function Confirm({
  contents: basket,
  idempotencyKey,
  termsVersion,
  country,
  vatId,
}: Props) {
  const t = useText('orders')
  const say = useText('basket')
  const { money } = useFormat()
  const expectedTotalCents = basket.totals.grossCents
  const { form, isComplete, submit } = useCheckout({ idempotencyKey, expectedTotalCents })
  const errors: Partial<Record<string, string>> = form.errors
  const order = t('checkout.submit', { total: money(expectedTotalCents) })
  const reason = basket.lockedUntil ? say('errors.locked_checkout') : t('checkout.why_not')
  return (
    <StepFrame step={3} reached={3} title={t('checkout.title')} {...{ basket, country, vatId }}>
      <form onSubmit={submit} noValidate className="grid max-w-prose gap-8 pt-6">
        <ErrorSummary
          title={t('checkout.failed_title')}
          errors={Object.values(errors).map((message) => ({ message: message! }))}
        />
        <RadioRows
          name="paymentMethod"
          label={t('checkout.payment_method')}
          value={form.data.paymentMethod}
          onChange={(paymentMethod) => form.setData('paymentMethod', paymentMethod)}
          choices={[
            {
              value: 'BankTransfer',
              label: t('checkout.bank_transfer'),
              reason: t('checkout.bank_transfer_why'),
            },
          ]}
          error={errors.paymentMethod}
        />
        <TextField
          name="ownReference"
          label={t('checkout.own_reference')}
          hint={t('checkout.own_reference_hint')}
          maxLength={100}
          value={form.data.ownReference}
          onChange={(ownReference) => form.setData('ownReference', ownReference)}
          error={errors.ownReference}
        />
        <Consents
          given={form.data.consents}
          onChange={(consents) => form.setData('consents', consents)}
          termsVersion={termsVersion}
          errors={errors}
        />
        <StepButtons
          back={<LinkButton href="/basket/2">{say('address.back')}</LinkButton>}
          next={
            isComplete && !basket.lockedUntil ? (
              <Button
                type="submit"
                variant="primary"
                size="large"
                isPending={form.processing}
                pendingLabel={t('checkout.submitting')}
              >
                {order}
              </Button>
            ) : (
              <GatedAction reason={reason} align="end">
                {order}
              </GatedAction>
            )
          }
        />
      </form>
    </StepFrame>
  )
}
