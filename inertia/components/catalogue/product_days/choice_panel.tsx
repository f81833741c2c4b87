import { Heading, Text } from '@kontor/design-system/text'
import { useId } from 'react'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { DayFacts } from './day_facts'
import { MarkForm } from './mark_form'
import { TakeBack } from './take_back'
import type { Choice } from './types'
import { useSpanWords } from './use_span_words'

interface ChoicePanelProps {
  product: string
  choice: Choice | null
  seen: number
  onChoose: (days: { from: string; to: string }) => void
}

/** The chosen days: why they are as they are, and what staff can say of them. */
export function ChoicePanel({ choice, ...rest }: ChoicePanelProps) {
  const t = useText('catalogue/product_days')
  const spanOf = useSpanWords()
  const id = useId()
  const mayWrite = useCan('products.write')
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-panel border border-line-ink bg-surface p-5"
    >
      <Heading level={2} id={id}>
        {choice ? spanOf(choice) : t('none_chosen')}
      </Heading>
      {choice ? <DayFacts choice={choice} /> : <Text tone="muted">{t('choose')}</Text>}
      {choice && mayWrite && <TakeBack choice={choice} {...rest} />}
      {choice && mayWrite && <MarkForm choice={choice} {...rest} />}
    </section>
  )
}
