import { useEffect } from 'react'

const TYPED_INTO =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password], input[type=tel], input[type=url], textarea'
const TICKED = 'input[type=checkbox], input[type=radio]'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Tells the page's fields what was typed, ticked, chosen or filled in before its scripts had
 * arrived; otherwise the first thing that is drawn anew would take it away.
 */
export function useInputBefore(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>(TYPED_INTO)) {
      if (field.value !== field.defaultValue) tellValue(field)
    }
    for (const box of document.querySelectorAll<HTMLInputElement>(TICKED)) {
      if (isTicked(box)) tellTick(box)
    }
    for (const list of document.querySelectorAll('select')) {
      if (isChosen(list)) list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [])
}

/** React hears of a value only where it differs from the one that it wrote itself last. */
function tellValue(field: Field): void {
  const typed = field.value
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Of the choices of a group only the chosen one is told. */
const isTicked = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === 'checkbox')

function tellTick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked
  box.click()
}

const isChosen = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected)
  )
