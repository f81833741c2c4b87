import { useText } from '~/hooks/use_text'
import { FIXED, kindOf, type FieldName, type FieldValue } from './fields'
import type { Choices } from './types'

/** What a field can be chosen from, and how its value reads. */
export function useChoices(choices: Choices) {
  const t = useText('catalogue/manage_products')
  const fixed: Choices = Object.fromEntries(
    Object.entries(FIXED).map(([group, values]) => [
      group,
      values.map((value) => ({ value, label: t(`values.${value}`) })),
    ])
  )
  const optionsOf = (group: string) => fixed[group] ?? choices[group] ?? []
  const word = (group: string, value: string) =>
    optionsOf(group).find((one) => one.value === value)?.label ?? value
  const read = (name: FieldName, value: FieldValue): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
    if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
    const kind = kindOf(name)
    if (typeof kind === 'object') {
      const group = 'one' in kind ? kind.one : kind.some
      return [value]
        .flat()
        .map((one) => word(group, String(one)))
        .join(', ')
    }
    return Array.isArray(value) ? value.join(', ') : String(value).replace(ISO_DAY, '$1/$2/$3')
  }
  return { optionsOf, read }
}

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/
