import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastMessage {
  /** What happened, in a few words. Server errors begin with "Status 409". */
  title: string
  /** What it means or what to do. Never the only place of an error. */
  children?: ReactNode
  tone?: 'info' | 'success' | 'danger'
  /** One way on, such as doing it again; it closes the message. */
  action?: { label: string; onPress: () => void }
}

const SHOWN_AT_ONCE = 5
const SHOWN_FOR = 10_000

export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: SHOWN_AT_ONCE })

/** Shows a message for ten seconds, longer while pointed at or focused. Answers how to close it. */
export function toast(message: ToastMessage): () => void {
  const key = toasts.add(message, { timeout: SHOWN_FOR })
  return () => toasts.close(key)
}
