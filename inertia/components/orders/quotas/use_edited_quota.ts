import { useEffect, useRef, useState } from 'react'
import type { Quota } from './types'

/** Names the button that opens a row for editing, and takes the focus back afterwards. */
export const editButtonId = ({ id }: Pick<Quota, 'id'>) => `edit_quota_${id}`

/** The quota whose row is open for editing, as it was when it was opened. */
export function useEditedQuota() {
  const [edited, setEdited] = useState<Quota | null>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (left.current) document.getElementById(left.current)?.focus()
    left.current = null
  }, [edited])
  const done = () => {
    left.current = edited && editButtonId(edited)
    setEdited(null)
  }
  return { edited, edit: setEdited, done }
}
