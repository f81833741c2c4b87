import { useEffect } from 'react'
import type { Command } from './types'

interface CommandRowProps {
  command: Command
  isChosen: boolean
  /** Whether what is chosen is told beside the list, which leaves it half of the room. */
  isBeside: boolean
  onChosen: (id: string) => void
}

/** Name and whose it is stand below one another where there is little room, so that neither is cut. */
export function CommandRow({ command, isChosen, isBeside, onChosen }: CommandRowProps) {
  const { id, label, detail, mark, figure } = command
  useEffect(() => {
    if (isChosen) onChosen(id)
  }, [isChosen, id, onChosen])
  const side = isBeside ? '' : 'sm:flex-row sm:items-baseline sm:gap-3'
  return (
    <>
      <span className={`flex min-w-0 grow flex-col ${side}`}>
        <span className="min-w-0 sm:grow">{label}</span>
        {detail && <span className="min-w-0 text-ui-s text-subtle">{detail}</span>}
      </span>
      {mark && <span className={`shrink-0 sm:w-24 ${isBeside ? 'md:hidden' : ''}`}>{mark}</span>}
      {figure && <span className="shrink-0 text-right tabular-nums sm:w-24">{figure}</span>}
    </>
  )
}
