import { NumberField, type NumberFieldProps } from '../number_field'

interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'stepLabels' | 'formatOptions'
> {
  /** Integer cents; `null` is an empty field. */
  cents: number | null
  onChange: (cents: number | null) => void
}

/** An amount with two decimals. The unit belongs into the label: "Discount, EUR". */
export function MoneyField({ cents, onChange, minValue = 0, ...props }: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      minValue={minValue}
      step={0.01}
      formatOptions={TWO_DECIMALS}
      value={cents === null ? null : cents / 100}
      onChange={(euros) => onChange(euros === null ? null : Math.round(euros * 100))}
    />
  )
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
