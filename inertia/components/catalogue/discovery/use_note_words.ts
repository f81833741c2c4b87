import { useText } from '~/hooks/use_text'
import { isField } from '../manage/fields'
import type { FoundNote } from './types'

/** What a person has to look at, as a sentence; fields by the words of the editor. */
export function useNoteWords() {
  const t = useText('catalogue/discover')
  const fields = useText('catalogue/manage_products')
  const named = (name: string) => (isField(name) ? fields(`fields.${name}`) : name)
  return ({ code, params = {} }: FoundNote) => {
    const known =
      code === 'to_say'
        ? { fields: String(params.fields).split(', ').map(named).join(', ') }
        : params
    const words = t(`notes.${code}`, known)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }
}
