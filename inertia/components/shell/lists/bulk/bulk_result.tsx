import { Button } from '@kontor/design-system/button'
import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'
import type { BulkLine } from './types'
import type { BulkDone } from './use_bulk_steps'

interface BulkResultProps {
  result: BulkDone
  onUndo: () => void
  onClose: () => void
}

/** How it went, with the way back where there is one; the focus comes here from the window before. */
export function BulkResult({ result, onUndo, onClose }: BulkResultProps) {
  const t = useText('shared/bulk')
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [result])
  const { refused, lines } = result
  return (
    <>
      <div className="grid">
        <div ref={text} tabIndex={-1} role="status" className="outline-none">
          <Text role="ui">
            {result.text} {refused.length > 0 && t('refused', { count: refused.length })}
          </Text>
        </div>
        {lines.length > 0 && <EachRow lines={lines} />}
      </div>
      <div className="flex gap-2">
        {result.undo && <Button onPress={onUndo}>{t('undo')}</Button>}
        <Button variant="quiet" onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  )
}

/** Row by row; as many as a page has would not fit below it. */
function EachRow({ lines }: { lines: readonly BulkLine[] }) {
  const t = useText('shared/bulk')
  return (
    <Disclosure look="inline" title={t('each')}>
      <div role="region" aria-label={t('each')} tabIndex={0} className="max-h-48 overflow-y-auto">
        <ul>
          {lines.map(({ key, name, text }) => (
            <li key={key}>
              <Text role="ui-s">{text ? t('of_row', { name, text }) : name}</Text>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
