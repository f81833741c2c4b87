import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { toast, ToastRegion } from '@kontor/design-system/toast'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'
import { useFailureWords } from './failures/failure_words'
import { SignInAgain } from './failures/sign_in_again'
import type { ToldFailure } from './failures/tell_failure'

const TONES = { success: 'success', info: 'info', error: 'danger' } as const

export interface ToastListProps {
  /** Grows with everything that is said. */
  said: Data.FlashMessages['toasts']
  /** Grows with everything that is copied. */
  copies: number
  /** Grows with everything that fails. */
  failures: readonly ToldFailure[]
}

export default function ToastList({ said, copies, failures }: ToastListProps) {
  const t = useText('shell/frame')
  const words = useFailureWords()
  const failed = useRef<(() => void)[]>([])
  useNew(said, ({ tone, text, way }) => {
    // What went wrong before is settled by what worked now.
    if (tone === 'success') failed.current.splice(0).forEach((close) => close())
    const action = way && { label: way.label, onPress: () => router.visit(way.path) }
    const close = toast({ title: text, tone: TONES[tone], action })
    if (tone === 'error') failed.current.push(close)
  })
  useNew(failures, (told) => {
    const { title, text } = words(told)
    const action = told.again && { label: t('failure.again'), onPress: told.again }
    toast({ title, children: <Said text={text} told={told} />, tone: 'danger', action })
  })
  const shown = useRef(0)
  useEffect(() => {
    if (copies === shown.current) return
    shown.current = copies
    toast({ title: t('toast.copied'), tone: 'success' })
  }, [copies, t])
  return <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
}

const Said = ({ text, told }: { text: string; told: ToldFailure }) => (
  <>
    {text} <SignInAgain told={told} />
  </>
)

/** Calls with each thing that a growing list has got since the last time. */
function useNew<T>(list: readonly T[], show: (one: T) => void) {
  const shown = useRef(0)
  useEffect(() => {
    list.slice(shown.current).forEach(show)
    shown.current = list.length
  })
}
