import type { Data } from '@generated/data'
import { toast, ToastRegion } from '@kontor/design-system/toast'
import { useEffect } from 'react'
import { useText } from '~/hooks/use_text'

const TONES = { success: 'success', info: 'info', error: 'danger' } as const

/** Shows each message once, beside the page that carries it. */
export default function ToastList({ toasts }: { toasts: Data.FlashMessages['toasts'] }) {
  const t = useText('shell')
  useEffect(() => {
    for (const { tone, text } of toasts) toast({ title: text, tone: TONES[tone] })
  }, [toasts])
  return <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
}
