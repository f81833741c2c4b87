import { CopyButton } from '@kontor/design-system/identifier'
import { TabList } from '@kontor/design-system/tab_list'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useText } from '~/hooks/use_text'
import { Outline } from '../outline'
import type { FilledCall } from './filled_call'
import { inCurl } from './in_curl'
import { inPython } from './in_python'
import { inPythonClient } from './in_python_client'
import { inTypescript } from './in_typescript'
import { LANGUAGES, useExampleLanguage, type Language } from './language'

const WRITTEN: Record<Language, (call: FilledCall) => string> = {
  curl: inCurl,
  python: (call) => inPythonClient(call) ?? inPython(call),
  typescript: inTypescript,
}

/** A call in the language that was chosen for all of them, to be copied. */
export function InLanguages({ call }: { call: FilledCall }) {
  const t = useText('shared/api_guide')
  const [language, choose] = useExampleLanguage('curl')
  const place = useRef<HTMLDivElement>(null)
  const wasOpened = useWasOpened(place)
  const text = WRITTEN[language](call)
  const title = LANGUAGES.find(({ value }) => value === language)!.label
  return (
    <div ref={place} className="min-w-0">
      {wasOpened ? (
        <TabList
          label={t('language')}
          tabs={LANGUAGES}
          value={language}
          onChange={choose}
          tool={<CopyButton value={text} label={t('copy', { title })} copiedLabel={t('copied')} />}
        >
          <Outline text={text} />
        </TabList>
      ) : (
        <Outline text={text} />
      )}
    </div>
  )
}

/** Hundreds of calls lie closed: what is pressed there comes when somebody sees it. */
function useWasOpened(place: RefObject<HTMLElement | null>): boolean {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    const around = place.current?.closest('details')
    const look = () => setWasOpened((was) => was || (around?.open ?? true))
    look()
    around?.addEventListener('toggle', look)
    return () => around?.removeEventListener('toggle', look)
  }, [place])
  return wasOpened
}
