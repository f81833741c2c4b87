import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Partner } from './types'

/** Names the menu of a row, which takes the focus back when its form is closed. */
export const rowMenuId = ({ bpId }: Pick<Partner, 'bpId'>) => `partner_${bpId}`

type Opened = { partner: Partner; as: 'edit' | 'users'; at: string; place: number }

/**
 * The partner whose row is open, to be edited or for its users, as it was when it was opened. When somebody
 * else renumbers or deletes it meanwhile its row stays on this page, so that nothing typed is lost.
 */
export function useOpenedRow(partners: Partner[]) {
  const { url } = usePage()
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
  const open = (partner: Partner, as: Opened['as']) =>
    setOpened({ partner, as, at: url, place: partners.indexOf(partner) })
  const isGone = opened?.at === url && !partners.some(({ bpId }) => bpId === opened.partner.bpId)
  const rows = isGone ? partners.toSpliced(opened.place, 0, opened.partner) : partners
  return { opened, open, done, rows }
}
