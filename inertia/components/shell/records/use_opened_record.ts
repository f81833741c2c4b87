import { useState } from 'react'
import { recordMenuId, type KeptRecord } from './kept_record'

/** What is open on the page of a list: a form for another record, or one record as it was when it was opened. */
export function useOpenedRecord<R extends KeptRecord>() {
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<R | null>(null)
  const done = () => {
    if (edited) document.getElementById(recordMenuId(edited))?.focus()
    setAdding(false)
    edit(null)
  }
  return { isAdding, edited, add: () => setAdding(true), edit, done }
}
