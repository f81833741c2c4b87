import { formatMoment } from '@kontor/design-system/date_text'
import { Heading, Text } from '@kontor/design-system/text'
import { Outline } from '~/components/api_docs/outline'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { LoggedDelivery } from './types'
import { useOutcomeWord } from './use_outcome_word'

type Try = LoggedDelivery['attempts'][number]

/** Every try of a message, the last one first. */
export function Tries({ tries }: { tries: readonly Try[] }) {
  const t = useText('webhooks/pages')
  return (
    <section className="grid min-w-0 gap-4">
      <Heading level={2}>{t('message.tries')}</Heading>
      {tries.length === 0 && <Text tone="muted">{t('message.no_tries')}</Text>}
      {tries.map((one) => (
        <OneTry key={one.number} one={one} />
      ))}
    </section>
  )
}

function OneTry({ one }: { one: Try }) {
  const t = useText('webhooks/pages')
  const outcome = useOutcomeWord()
  const { count } = useFormat()
  return (
    <div className="grid min-w-0 gap-2 border-t border-line pt-3">
      <Heading level={3}>{t('message.try', { number: one.number })}</Heading>
      <Text>
        {formatMoment(one.at)}, {t('message.took', { ms: count(one.durationMs) })}: {outcome(one)}
      </Text>
      {one.answer ? (
        <Outline text={one.answer} />
      ) : (
        one.status !== null && <Text tone="muted">{t('message.no_answer')}</Text>
      )}
    </div>
  )
}
