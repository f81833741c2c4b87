import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useText } from '~/hooks/use_text'
import { BankAnswer } from './bank_answer'
import { DESK, type BankLine as Line } from './types'

const WAIT_MS = 250

interface BankLineProps {
  line: Line
  ref: Ref<HTMLInputElement>
}

/** Reads a line of a bank statement while it is typed or pasted, and confirms the order that it means. */
export function BankLine({ line, ref }: BankLineProps) {
  const t = useText('desk/today')
  const [text, type] = useState(line.text)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRead = text.trim() === line.text
  const read = (typed: string) => router.reload({ only: ['line'], data: { line: typed.trim() } })
  const change = (typed: string) => {
    type(typed)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => read(typed), WAIT_MS)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const goesOn = useRef(false)
  useEffect(() => {
    if (!isRead || !goesOn.current) return
    goesOn.current = false
    document.querySelector<HTMLElement>('[data-line-key]')?.focus()
  })
  /* Enter goes on to what can be confirmed; there it confirms. */
  const [, again] = useState(0)
  const submit = () => {
    goesOn.current = true
    if (isRead) return again((times) => times + 1)
    clearTimeout(waiting.current)
    read(text)
  }
  return (
    <div className="rounded-panel border border-line-ink bg-surface px-5 py-4">
      <form
        action={DESK}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-2"
      >
        <TextField
          ref={ref}
          label={t('line.title')}
          hint={t('line.hint')}
          name="line"
          face="mono"
          autoComplete="off"
          maxLength={300}
          value={text}
          onChange={change}
        />
        <noscript>
          <Button type="submit">{t('line.read')}</Button>
        </noscript>
      </form>
      <div role="status">
        {isRead ? <BankAnswer line={line} onDone={() => type('')} /> : t('line.reading')}
      </div>
    </div>
  )
}
