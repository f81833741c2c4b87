import { useEffect, useRef, useState } from 'react'
import type { Partner } from './types'

/** Names the menu of a row, which takes the focus back when its form is closed. */
export const rowMenuId = ({ bpId }: Pick<Partner, 'bpId'>) => `partner_${bpId}`

type Opened = { partner: Partner; as: 'edit' | 'users' }

/** The partner whose row is open, to be edited or for its users, as it was when it was opened. */
export function useOpenedRow() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (left.current) document.getElementById(left.current)?.focus()
    left.current = null
  }, [opened])
  const done = () => {
    left.current = opened && rowMenuId(opened.partner)
    setOpened(null)
  }
  const open = (partner: Partner, as: Opened['as']) => setOpened({ partner, as })
  return { opened, open, done }
}
