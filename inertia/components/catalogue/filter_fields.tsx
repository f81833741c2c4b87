import type { ProductFilter } from './addresses'

interface FilterFieldsProps {
  filter: ProductFilter
  /** The one that the form itself asks for. */
  without: keyof ProductFilter
}

/** Carries the other filters along when a form is sent without scripts. */
export function FilterFields({ filter, without }: FilterFieldsProps) {
  return Object.entries(filter).map(([name, value]) =>
    value && name !== without ? (
      <input key={name} type="hidden" name={name} value={value === true ? '1' : value} />
    ) : null
  )
}
