import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '../icon'
import { IconButton } from '../icon_button'

interface CopyButtonProps {
  value: string
  /** Names what is copied. */
  label: string
  copiedLabel: string
}

const SHOWN_FOR = 2000

/** Copies and says so without moving the focus. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true))
  return (
    <span className="inline-flex items-center gap-1">
      <IconButton label={label} onPress={() => void copy()}>
        {isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      </IconButton>
      <span role="status" className="text-ui-s text-muted empty:hidden">
        {isCopied ? copiedLabel : null}
      </span>
    </span>
  )
}
