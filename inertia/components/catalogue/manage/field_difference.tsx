import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { isProse, type FieldName, type FieldValue } from './fields'
import type { useChoices } from './use_choices'
import { wordDifference } from './word_difference'

interface FieldDifferenceProps {
  name: FieldName
  before: FieldValue
  after: FieldValue
  read: ReturnType<typeof useChoices>['read']
  /** Where it is not what customers see now. */
  label?: string
}

/** What it was before; of a text, word by word what goes and what comes. */
export function FieldDifference({ name, before, after, read, label }: FieldDifferenceProps) {
  const t = useText('catalogue/manage_products')
  return (
    <div>
      <Text role="label">
        {isProse(name) ? t('form.changes') : (label ?? t('difference.live'))}
      </Text>
      <div className="pt-1">
        <Text role="ui-s" tone="muted" measure breaks>
          {isProse(name) ? (
            <Words before={String(before ?? '')} after={String(after ?? '')} />
          ) : (
            read(name, before)
          )}
        </Text>
      </div>
    </div>
  )
}

function Words({ before, after }: { before: string; after: string }) {
  return wordDifference(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    return kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>
  })
}
