import type { Data } from '@generated/data'
import { toast, ToastRegion } from '@kontor/design-system/toast'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'

const TONES = { success: 'success', info: 'info', error: 'danger' } as const

interface ToastListProps {
  toasts: Data.FlashMessages['toasts']
  /** Grows with everything that is copied. */
  copies: number
}

/** Shows each message once, beside the page that carries it. */
export default function ToastList({ toasts, copies }: ToastListProps) {
  const t = useText('shell')
  useEffect(() => {
    for (const { tone, text } of toasts) toast({ title: text, tone: TONES[tone] })
  }, [toasts])
  const told = useRef(0)
  useEffect(() => {
    if (copies === told.current) return
    told.current = copies
    toast({ title: t('toast.copied'), tone: 'success' })
  }, [copies, t])
  return <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
}
