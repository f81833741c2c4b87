import { Note } from '@kontor/design-system/note'
import type { Person } from './types'
import { useLossWords } from './use_loss_words'
import type { Losses } from './use_losses'

interface LossNoteProps {
  person: Pick<Person, 'name'>
  losses: Losses
}

/** What a change takes from a person and gives, told before it is saved. */
export function LossNote({ person, losses }: LossNoteProps) {
  const sayLosses = useLossWords(person)
  return (
    <Note tone={losses.days > 0 || losses.missed ? 'crimson' : 'info'} isAnnounced>
      {sayLosses(losses)}
    </Note>
  )
}
