import { hourAt } from '@kontor/design-system/patterns/arrival_clock'
import type { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { ClockScale } from './clock_scale'

type Words = ReturnType<typeof useListWords>

/** The words of a list with a clock, whose head says from which hour to which it goes. */
export function useClockWords(words: Words, { from, to }: ClockScale): Words {
  const t = useText('arrivals/board')
  const clock = t('clock', { from: hourAt(from), to: hourAt(to) })
  return { ...words, column: (id) => (id === 'clock' ? clock : words.column(id)) }
}
