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
}

/** What customers see now; of a text, word by word what goes and what comes. */
export function FieldDifference({ name, before, after, read }: FieldDifferenceProps) {
  const t = useText('catalogue/manage_products')
  return (
    <div>
      <Text role="label">{t(isProse(name) ? 'form.changes' : 'difference.live')}</Text>
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
