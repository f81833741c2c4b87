import { MoneyField } from '@kontor/design-system/money_field'
import { NumberField } from '@kontor/design-system/number_field'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { highestDiscount, orderAmounts } from './order_amounts'
import { amountsWished, type FieldsForm } from './manage_values'

interface ManageAmountsProps {
  form: FieldsForm
  isDisabled: boolean
  /** They stand on an invoice and are final. */
  isInvoiced: boolean
}

/** Fee, VAT, discount and total, with the bound of the discount. */
export function ManageAmounts({ form, isDisabled, isInvoiced }: ManageAmountsProps) {
  const t = useText('orders/admin')
  const { subtotalCents, values, fields, errors, change } = form
  const wished = amountsWished(subtotalCents, values)
  const has = (field: (typeof fields)[number]) => fields.includes(field)
  const netCents = orderAmounts(wished).netCents
  const tooHigh = useBoundError(form)
  const boundWords = useBoundWords(form)
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      <MoneyField
        label={t('manage.fee')}
        cents={values.feeCents}
        onChange={(cents) => change({ feeCents: cents ?? 0 })}
        isChanged={has('feeCents')}
        error={errors.feeCents}
        isDisabled={isDisabled}
      />
      <NumberField
        label={t('manage.vat')}
        minValue={0}
        maxValue={100}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={values.vatPercent}
        onChange={(percent) => change({ vatPercent: percent ?? 0 })}
        isChanged={has('vatPercent')}
        error={errors.vatPercent}
        isDisabled={isDisabled}
      />
      <MoneyField
        label={t('manage.discount')}
        cents={values.discountCents}
        onChange={(discountCents) => change({ discountCents })}
        isChanged={has('discountCents')}
        error={errors.discountCents ?? tooHigh}
        isDisabled={isDisabled}
      />
      <MoneyField
        label={t('manage.total')}
        cents={netCents}
        onChange={(cents) =>
          change({ discountCents: Math.max(0, highestDiscount(wished) - (cents ?? 0)) })
        }
        error={errors.totalCents}
        isDisabled={isDisabled}
      />
      <div className="col-span-2">
        <Text role="ui-s" tone="muted">
          {isInvoiced ? t('errors.invoiced') : boundWords}
        </Text>
      </div>
      <Exemption form={form} netCents={netCents} isDisabled={isDisabled} />
    </div>
  )
}

/** A price without VAT at home needs its legal reason, which stands on the invoice. */
function Exemption({
  form,
  netCents,
  isDisabled,
}: Omit<ManageAmountsProps, 'isInvoiced'> & { netCents: number }) {
  const t = useText('orders/admin')
  const { isAtHome, values, fields, errors, change } = form
  if (!isAtHome || values.vatPercent > 0 || netCents === 0) return null
  return (
    <div className="col-span-2">
      <TextField
        name="vatExemption"
        label={t('manage.vat_exemption')}
        hint={isDisabled ? undefined : t('manage.vat_exemption_hint')}
        maxLength={300}
        value={values.vatExemption}
        onChange={(vatExemption) => change({ vatExemption })}
        isChanged={fields.includes('vatExemption')}
        error={errors.vatExemption}
        isDisabled={isDisabled}
      />
    </div>
  )
}

/** The bound of the discount, said before anything is sent. */
function useBoundError({ subtotalCents, values }: FieldsForm): string | undefined {
  const t = useText('orders/admin')
  const { money } = useFormat()
  const highest = highestDiscount(amountsWished(subtotalCents, values))
  return (values.discountCents ?? 0) > highest
    ? t('errors.discount_bound', { highest: money(highest) })
    : undefined
}

function useBoundWords({ subtotalCents, values }: FieldsForm): string {
  const t = useText('orders/admin')
  const { money } = useFormat()
  const highest = money(highestDiscount(amountsWished(subtotalCents, values)))
  const bound =
    subtotalCents > 0
      ? t('manage.discount_hint', { highest, free: money(subtotalCents) })
      : t('manage.discount_hint_empty', { highest })
  return `${bound} ${t('manage.total_hint')}`
}
