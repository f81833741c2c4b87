import { Heading } from '@kontor/design-system/text'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'
import { idOf } from './id_of'
import { Outline } from './outline'
import { usePart } from './use_part'

/** What the named data of all answers looks like; it comes when somebody gets there. */
export function DataOutlines({ names }: { names: string[] }) {
  const t = useText('shared/api_docs')
  const [outlines, load] = usePart<string>('data')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && load())
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [load])
  return (
    <section ref={place} id={idOf(t('schemas'))} className="grid min-w-0 scroll-mt-6 gap-4">
      <Heading level={2}>{t('schemas')}</Heading>
      {names.map((name) => (
        <div key={name} className="grid min-w-0 gap-2">
          <Heading level={3}>{name}</Heading>
          <Outline text={outlines?.[name] ?? t('loading')} />
        </div>
      ))}
    </section>
  )
}
