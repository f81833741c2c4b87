import { useEffect, useRef, useState } from 'react'
import { CheckIcon, CopyIcon } from '../icon'
import { IconButton } from '../icon_button'

interface CopyButtonProps {
  value: string
  /** Names what is copied. */
  label: string
  copiedLabel: string
}

/**
 * The event, on its way up from the button, that something was copied. An application that prevents
 * its default tells of it in its own way, as by a toast.
 */
export const COPIED = 'copied'

const SHOWN_FOR = 2000

/** Copies and says so without moving the focus. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  const [told, setTold] = useState<'here' | 'elsewhere' | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    const event = new CustomEvent(COPIED, { bubbles: true, cancelable: true })
    setTold(place.current?.dispatchEvent(event) === false ? 'elsewhere' : 'here')
  }
  return (
    <span ref={place} className="inline-flex items-center gap-1">
      <IconButton label={label} onPress={() => void copy()}>
        {told ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </IconButton>
      <span role="status" className="text-ui-s text-muted empty:hidden">
        {told === 'here' ? copiedLabel : null}
      </span>
    </span>
  )
}
