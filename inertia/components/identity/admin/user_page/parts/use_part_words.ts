import { useText } from '~/hooks/use_text'

const EMAILS = { additionalEmail2: 'second', additionalEmail3: 'third' } as const

/** How a field is called, and what stands in it. */
export function usePartWords() {
  const t = useText('identity/user_history')
  const say = useText('identity/registration')
  const partOf = (name: string) => t(`fields.${(EMAILS[name as never] ?? name) as 'phone'}`)
  return {
    nameOf: (field: string) => {
      const [kind, part] = field.split('.')
      if (field === 'sameAddress') return say('personal.same_address')
      return part ? `${say(`personal.${kind as 'billing'}`)}, ${partOf(part)}` : partOf(field)
    },
    wordOf: (value: string | boolean) =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || '–',
  }
}
