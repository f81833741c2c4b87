import { RangeRibbon } from './range_ribbon'
import type { RangeForm } from './use_range_form'

/** The ribbon of types above the fields of a range, which it fills. */
export function FormRibbon({ form, types }: { form: RangeForm; types: readonly number[] }) {
  return (
    <RangeRibbon
      types={types}
      days={form.data}
      onStart={(day) => form.setData('startDate', day)}
      onEnd={(day) => form.setData('endDate', day)}
    />
  )
}
