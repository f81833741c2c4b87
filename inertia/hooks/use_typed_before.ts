import { useEffect } from 'react'

const TYPED_INTO =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password], input[type=tel], input[type=url], textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Tells the page's fields what was typed or filled in before its scripts had arrived; otherwise the
 * first thing that is drawn anew would take it away.
 */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>(TYPED_INTO)) {
      if (field.value !== field.defaultValue) tell(field)
    }
  }, [])
}

/** React hears of a value only where it differs from the one that it wrote itself last. */
function tell(field: Field): void {
  const typed = field.value
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
