import { useEffect, useRef } from 'react'
import { OctagonIcon } from '../icon'
import { useIsTyping } from './use_is_typing'

export interface SummaryError {
  /** The id of the control it leads to; without one the error is no field's. */
  fieldId?: string
  message: string
}

interface ErrorSummaryProps {
  /** Says that nothing was sent and how much is missing. */
  title: string
  errors: readonly SummaryError[]
}

/**
 * Stands first in the form after a failed submit and takes the focus, but never from somebody who
 * types. Each error leads to its field and says the same as beside it.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = errors.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n')
  const isTyping = useIsTyping()
  useEffect(() => {
    if (key && !isTyping.current) box.current?.focus()
  }, [key, isTyping])
  if (errors.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={BOX}>
      <span className="mt-0.5 text-danger-text">
        <OctagonIcon />
      </span>
      <div className="grid gap-2">
        <p className="text-heading-s">{title}</p>
        <ul className="grid gap-1 text-ui">
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              {error.fieldId ? <ErrorLink {...error} /> : error.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const BOX =
  'grid grid-cols-marked gap-3 border-s-2 border-danger bg-danger-subtle px-4 py-3 text-ink'

function ErrorLink({ fieldId, message }: SummaryError) {
  return (
    <a
      href={`#${fieldId}`}
      className="text-danger-text underline decoration-danger-line underline-offset-link hover:decoration-current"
      onClick={(event) => {
        const control = document.getElementById(fieldId!)
        if (!control) return
        // The address stays as it is, and the label comes into view with its field.
        event.preventDefault()
        const labelled = control instanceof HTMLInputElement ? control.labels?.[0] : null
        ;(labelled ?? control).scrollIntoView({ block: 'center' })
        control.focus({ preventScroll: true })
      }}
    >
      {message}
    </a>
  )
}
