import type { Filters } from '../addresses'

interface FilterInputsProps {
  /** The field that holds both levels: `filters` or `items[0][filterableProductParameters]`. */
  partsIn: string
  /** The field that holds the securities: `filters[isins]` or `items[0][isins]`. */
  isinsIn: string
  filters: Filters
}

/** The chosen parts and securities as fields of a plain form. */
export function FilterInputs({ partsIn, isinsIn, filters }: FilterInputsProps) {
  const { levelOne, levelTwo, isins = [] } = filters
  const chosen = {
    [`${partsIn}[levelOne][]`]: levelOne,
    [`${partsIn}[levelTwo][]`]: levelTwo,
    [`${isinsIn}[]`]: isins,
  }
  return Object.entries(chosen).flatMap(([name, codes]) =>
    codes.map((code) => <input key={`${name} ${code}`} type="hidden" name={name} value={code} />)
  )
}
