import type { Filters } from '../addresses'

interface FilterInputsProps {
  /** What the fields begin with: `filters` or `items[0]`. */
  name: string
  /** What stands between that and the parts, where they have a field of their own. */
  parts?: string
  filters: Filters
}

/** The chosen parts and securities as fields of a plain form. */
export function FilterInputs({ name, parts = '', filters }: FilterInputsProps) {
  return (['levelOne', 'levelTwo', 'isins'] as const).flatMap((level) =>
    (filters[level] ?? []).map((code) => (
      <input
        key={`${level} ${code}`}
        type="hidden"
        name={`${name}${level === 'isins' ? '' : parts}[${level}][]`}
        value={code}
      />
    ))
  )
}
