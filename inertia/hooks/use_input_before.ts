import { useEffect } from 'react'

const TYPED_INTO =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password], input[type=tel], input[type=url], textarea'
export const TICKED = 'input[type=checkbox], input[type=radio]'

type Field = HTMLInputElement | HTMLTextAreaElement
type Tell = () => void

/**
 * Tells the page's fields what was typed, ticked, chosen or filled in before its scripts had
 * arrived; otherwise the first thing that is drawn anew would take it away.
 */
export function useInputBefore(): void {
  useEffect(() => {
    void tellInTurn([...typed(document), ...ticked(document), ...chosen()])
  }, [])
}

/** The same for a part that comes later; ends when the last field was told. Its lists know by themselves what is chosen in them. */
export function tellInput(part: ParentNode): Promise<void> {
  return tellInTurn([...typed(part), ...ticked(part)])
}

/** The page takes each in before it hears the next: ticks of a group follow from those before. */
async function tellInTurn(news: Tell[]): Promise<void> {
  for (const tell of news) {
    tell()
    await Promise.resolve()
  }
}

const all = <E extends Element>(part: ParentNode, selector: string) => [
  ...part.querySelectorAll<E>(selector),
]

const typed = (part: ParentNode): Tell[] =>
  all<Field>(part, TYPED_INTO)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => tellValue(field, field.value))

/** React hears of a value only where it differs from the one that it wrote itself last. */
function tellValue(field: Field, value: string): Tell {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!
  return () => {
    field.value = ''
    write.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const ticked = (part: ParentNode): Tell[] =>
  all<HTMLInputElement>(part, TICKED).filter(isTicked).map(tellTick)

/** Of the choices of a group only the chosen one is told. */
const isTicked = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === 'checkbox')

const tellTick = (box: HTMLInputElement) => (): void => {
  box.checked = box.defaultChecked
  box.click()
}

const chosen = (): Tell[] =>
  all<HTMLSelectElement>(document, 'select').filter(isChosen).map(tellChoice)

const isChosen = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected)
  )

function tellChoice(list: HTMLSelectElement): Tell {
  const { selectedIndex } = list
  return () => {
    list.selectedIndex = selectedIndex
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
