import { Checkbox } from '@kontor/design-system/checkbox'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Problem } from '@kontor/design-system/note'
import { Select } from '@kontor/design-system/select'
import { Heading } from '@kontor/design-system/text'
import { TotalsTable } from '@kontor/design-system/totals_table'
import type { ReactNode } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { BuyerField } from './buyer_field'
import { ManageFields } from './manage_fields'
import type { StaffOrderPage } from './staff_order_types'
import type { StaffOrderForm as Form } from './use_staff_order'

interface StaffOrderFormProps {
  page: StaffOrderPage
  form: Form
  children: ReactNode
}

/** Customer, state, type, payment, amounts and notification of an order that staff create. */
export function StaffOrderForm({ page, form, children }: StaffOrderFormProps) {
  const t = useText('orders/create')
  return (
    <form onSubmit={form.submit} noValidate>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-page-panel">
        <div className="grid min-w-0 content-start gap-8">
          <Problem>{form.errors.form}</Problem>
          <BuyerField buyer={page.buyer} found={page.found} error={form.errors.userId} />
          {children}
        </div>
        <aside className="grid content-start gap-4 rounded-panel border border-line-ink bg-surface p-5">
          <Heading level={2}>{t('create.order')}</Heading>
          <HeadFields page={page} form={form} />
          <ManageFields form={form.fields} isDisabled={false} />
          <Totals form={form} />
          <Checkbox
            isSelected={form.head.isNotified}
            onChange={(isNotified) => form.changeHead({ isNotified })}
          >
            {t('create.notify')}
          </Checkbox>
          <Submit page={page} form={form} />
        </aside>
      </div>
    </form>
  )
}

function HeadFields({ page: { states, buyer }, form }: Omit<StaffOrderFormProps, 'children'>) {
  const t = useText('orders/create')
  const orders = useText('orders/order')
  const { head, changeHead, errors, isByQuota, amounts } = form
  const quota = buyer?.quotaCents ?? null
  const isShort = quota !== null && quota < amounts.netCents
  return (
    <>
      <Select
        name="paymentMethod"
        label={t('create.payment')}
        hint={isShort ? t('create.quota_short') : undefined}
        options={[
          { value: 'BankTransfer', label: orders('methods.BankTransfer') },
          ...(quota === null
            ? []
            : [{ value: 'Quota', label: orders('methods.Quota'), isDisabled: isShort }]),
        ]}
        value={head.paymentMethod}
        onChange={(method) => changeHead({ paymentMethod: method as typeof head.paymentMethod })}
        error={errors.paymentMethod}
      />
      <Select
        name="state"
        label={t('create.state')}
        hint={isByQuota ? t('create.quota_forces') : undefined}
        options={(isByQuota ? (['Registered'] as const) : states).map((value) => ({
          value,
          label: orders(`states.${value}`),
        }))}
        value={isByQuota ? 'Registered' : head.state}
        onChange={(state) => changeHead({ state: state as typeof head.state })}
        error={errors.state}
      />
    </>
  )
}

function Totals({ form: { amounts } }: { form: Form }) {
  const t = useText('orders/admin')
  const name = useText('shared/amounts')
  const { money } = useFormat()
  return (
    <TotalsTable
      caption={t('totals.caption')}
      rows={[
        { id: 'subtotal', label: name('subtotal'), amount: money(amounts.subtotalCents) },
        { id: 'fee', label: name('fee'), amount: money(amounts.feeCents) },
        { id: 'discount', label: name('discount'), amount: money(-amounts.discountCents) },
        { id: 'net', label: name('net'), amount: money(amounts.netCents), sum: true },
        {
          id: 'vat',
          label: name('vat', { percent: amounts.vatPercent }),
          amount: money(amounts.vatCents),
        },
      ]}
      total={{ label: name('in_eur', { name: name('gross') }), amount: money(amounts.grossCents) }}
    />
  )
}

function Submit({ page: { buyer, price }, form }: Omit<StaffOrderFormProps, 'children'>) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const problem = buyer?.problem && adminText(`errors.${buyer.problem as 'no_vat_id'}`)
  const unsellable = price && !price.isSellable ? t('behalf.not_sellable') : undefined
  return (
    <GatedAction
      type="submit"
      variant="primary"
      isPending={form.isSaving}
      pendingLabel={t('create.submitting')}
      reason={buyer ? problem || unsellable : t('create.choose_customer')}
      onBlockedPress={leadToMissing}
    >
      {t('create.submit')}
    </GatedAction>
  )
}
