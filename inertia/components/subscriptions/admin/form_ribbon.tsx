import { lazy, Suspense } from 'react'
import type { RangeForm } from './use_range_form'

const RangeRibbon = lazy(async () => ({ default: (await import('./range_ribbon')).RangeRibbon }))

/** The ribbon of types above the fields of a range, which it fills. */
export function FormRibbon({ form, types }: { form: RangeForm; types: readonly number[] }) {
  return (
    <Suspense>
      <RangeRibbon
        types={types}
        days={form.data}
        onStart={(day) => form.setData('startDate', day)}
        onEnd={(day) => form.setData('endDate', day)}
      />
    </Suspense>
  )
}
