import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { FormActions } from './form_actions'
import { AlsoOpen } from './records/also_open'
import type { OpenedRecord } from './records/open_kinds'

interface RowFormProps extends Omit<Parameters<typeof FormActions>[0], 'onCancel'> {
  /** Names the form where no heading does. */
  label?: string
  /** What it writes over, of which somebody else may be told. */
  record?: OpenedRecord
  onSubmit: () => void
  onLeave: () => void
  /** It stands above the table, not in the place of a row. */
  isAbove?: boolean
  children: ReactNode
}

/** A form in a table: its first field has the focus, Escape leaves everything as it was. */
export function RowForm(props: RowFormProps) {
  const { label, record, onSubmit, onLeave, isAbove = false, children, ...actions } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
  }
  return (
    <form
      ref={element}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={leave}
      noValidate
      className={isAbove ? 'grid gap-4 border-y border-line py-5' : 'grid gap-4'}
    >
      {record && <AlsoOpen {...record} />}
      {children}
      <FormActions {...actions} onCancel={onLeave} />
    </form>
  )
}
