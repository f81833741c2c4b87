import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { namesInWords } from './names_in_words'
import type { OpenedRecord } from './open_kinds'
import { useAlsoOpen, type AlsoOpen as Other } from './use_also_open'

/**
 * "Mats Hansen has this open": stays in sight while one types, before two write over each other. The
 * place in which it is read out is there before anybody comes, and takes no room until then.
 */
export function AlsoOpen(record: OpenedRecord) {
  const { others, isLost } = useAlsoOpen(record)
  const isSomebody = others.length > 0
  const place = isSomebody ? 'pt-3 wrap-anywhere sm:sticky sm:top-2 sm:z-10' : ''
  return (
    <div role="status" className={isSomebody || isLost ? place : 'absolute'}>
      {isSomebody ? <Others others={others} /> : isLost && <Unknown />}
    </div>
  )
}

function Others({ others }: { others: Other[] }) {
  const t = useText('identity/open_records')
  const words = useText('shared/words')
  const names = namesInWords(
    others.map(({ name }) => name),
    {
      and: (first, last) => t('names', { first, last }),
      more: (count) => words('and_more', { count }),
    }
  )
  return (
    <Note tone="brass" title={t('open', { count: others.length, names })}>
      {t('agree', { at: formatMoment(others[0]!.since) })}
    </Note>
  )
}

function Unknown() {
  const t = useText('identity/open_records')
  return (
    <Text role="ui-s" tone="muted">
      {t('unknown')}
    </Text>
  )
}
