import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Strip } from '@kontor/design-system/strip'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/hooks/use_text'
import { useFailureWords } from './failure_words'
import { SignInAgain } from './sign_in_again'
import { onFailure, type ToldFailure } from './tell_failure'

/** A failure that is said in its place stays until it is tried again or something works. */
export function FailureStrip() {
  const t = useText('shell/frame')
  const words = useFailureWords()
  const [told, setTold] = useState<ToldFailure | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => onFailure((news) => news.isInPlace && setTold(news)), [])
  useEffect(() => router.on('success', () => setTold(null)), [])
  useEffect(() => {
    if (told) place.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  if (!told) return null
  const { title, text } = words(told)
  return (
    <div ref={place} role="alert">
      <Strip
        tone="brass"
        label={title}
        actions={told.again && <Button onPress={told.again}>{t('failure.again')}</Button>}
      >
        <p>
          <strong>{title}</strong> {text} <SignInAgain told={told} />
        </p>
      </Strip>
    </div>
  )
}
