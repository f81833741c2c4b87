import type { Data } from '@generated/data'
import { toast, ToastRegion } from '@kontor/design-system/toast'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'

const TONES = { success: 'success', info: 'info', error: 'danger' } as const

interface ToastListProps {
  /** Grows with everything that is said. */
  said: Data.FlashMessages['toasts']
  /** Grows with everything that is copied. */
  copies: number
}

/** Shows each message once. */
export default function ToastList({ said, copies }: ToastListProps) {
  const t = useText('shell')
  const shown = useRef(0)
  useEffect(() => {
    for (const { tone, text } of said.slice(shown.current)) {
      toast({ title: text, tone: TONES[tone] })
    }
    shown.current = said.length
  }, [said])
  const told = useRef(0)
  useEffect(() => {
    if (copies === told.current) return
    told.current = copies
    toast({ title: t('toast.copied'), tone: 'success' })
  }, [copies, t])
  return <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
}
